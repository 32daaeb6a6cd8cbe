import { local, perTab } from '../lib/browser-storage.ts'
import { isTablet } from '../lib/environment.ts'
import { helloWords } from '../lib/hello-words.ts'
import { parseSession, SESSION_KEY } from '../lib/session-store.ts'
import type { Session } from '../lib/session-store.ts'

/**
 * Draws what is known of the page as soon as the first sheet of styles is there, instead of a white screen until all of
 * the code has come: the sign-in page whole, of any other the header, and on the home page the greeting. React puts the
 * page in its place in one go (app/start.tsx). Without a session, the home page is the sign-in page: there is none to
 * be found later, as the session is in this browser alone.
 */
export function paint(): void {
  const { pathname, search } = location
  const isOther = window.parent !== window || isTablet() || new URLSearchParams(search).has('env')
  if (isOther || pathname.startsWith('/admin') || perTab.read(SESSION_KEY) !== null) return
  const session = parseSession(local.read(SESSION_KEY))
  if (!session && (pathname === '/login' || pathname === '/')) draw('login')
  if (session && pathname !== '/login') greet(draw('portal'), pathname === '/' ? session : null)
}

/** Nothing of it can be pressed, typed into or read aloud: for that the page itself is there in a moment. */
function draw(name: 'login' | 'portal'): HTMLElement | null {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-early="${name}"]`)
  const root = document.getElementById('root')
  if (!template || !root) return null
  const drawing = document.createElement('div')
  drawing.inert = true
  drawing.ariaHidden = 'true'
  drawing.dataset['awaited'] = ''
  drawing.append(template.content.cloneNode(true))
  for (const styled of drawing.querySelectorAll<HTMLElement>('[data-style]'))
    styled.style.cssText = styled.dataset['style'] ?? ''
  root.append(drawing)
  return drawing
}

function greet(drawing: HTMLElement | null, session: Session | null): void {
  if (!session) return
  const words = helloWords(session, new Date())
  for (const name of ['title', 'text'] as const) {
    const place = drawing?.querySelector(`[data-early="${name}"]`)
    if (place) place.textContent = words[name]
  }
}
