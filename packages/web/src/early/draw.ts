import type { Early } from '../lib/early.ts'
import { drawContent, LOOKS } from './draw-content.ts'
import { drawList, isPhone } from './draw-list.ts'
import type { ListHead } from './list-head.ts'
import type { Content } from './draw-content.ts'
import { firstPictures } from './first-pictures.ts'
import type { Card } from './first-pictures.ts'

/** Of kinds whose list is the one every kind has (early-plugin.ts). */
declare const EARLY_LISTS: Readonly<Record<string, ListHead>>

/** The page's own question is the first that the document asks (ask.ts): one content, or a list of them. */
const QUESTION = /^\/api\/v1\/contents\/(\w+)([/?])/

/**
 * The second of the document's scripts, for the list of a kind and the page of one content: it has come by the time these
 * are answered. It asks for the pictures of the first screen, which the page would ask for when it is drawn, a second
 * later on a telephone; and draws what it can of a content, or on a
 * telephone of a list, in its place.
 */
async function draw(early: Early): Promise<void> {
  const [asked] = early.answers
  const [, kind = '', mark] = QUESTION.exec(asked?.[0] ?? '') ?? []
  if (!asked || mark === undefined) return
  const look = mark === '/' ? LOOKS[kind] : undefined
  const head = mark === '?' && isPhone() ? EARLY_LISTS[kind] : undefined
  const styles = look || head ? pageStyles(early) : null
  // Whoever asked first reads it first; a refusal is said by the page.
  const answer = (await asked[1].response).clone()
  if (!answer.ok) return
  if (mark === '?') {
    const { data } = (await answer.json()) as { data: Card[] }
    firstPictures(kind, data)
    if (head && styles) await drawList(kind, head, data, styles)
  } else if (look && styles) await drawContent(look, (await answer.json()) as Content, styles)
}

/** The sheet that the page brings along: what is drawn before needs it. The page waits for it too (app/start.tsx). */
function pageStyles(early: Early): Promise<boolean> {
  const named = document.querySelector<HTMLLinkElement>('link[as="style"]')
  const styles = new Promise<boolean>((resolve) => {
    if (!named) return resolve(false)
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.href = named.href
    link.addEventListener('load', () => resolve(true))
    link.addEventListener('error', () => {
      // The page asks for it again.
      link.remove()
      resolve(false)
    })
    document.head.append(link)
  })
  early.styles = styles
  return styles
}

const early = window.kiosqueEarly
if (early) {
  const done = draw(early).catch(() => undefined)
  // Where nothing is drawn, the code is not kept waiting.
  if (early.styles) early.drawing = done
}
