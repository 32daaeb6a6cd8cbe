/** D15-11: after sign-in one goes back to a path of this site only; anything else becomes the home page. */
export function safeRedirect(wanted: unknown, fallback = '/'): string {
  if (typeof wanted !== 'string' || wanted.length > 2000) return fallback
  if (!wanted.startsWith('/') || wanted.startsWith('//') || hasOddCharacter(wanted)) return fallback
  try {
    const here = 'https://kiosque.invalid'
    const url = new URL(wanted, here)
    if (url.origin !== here || url.pathname.startsWith('//')) return fallback
    if (LOOPING.has(url.pathname)) return fallback
    return `${url.pathname}${url.search}${url.hash}`
  } catch {
    return fallback
  }
}

/** Browsers read a backslash as a slash and drop tabs and line breaks: such a path is never ours. */
function hasOddCharacter(path: string): boolean {
  return [...path].some((character) => character <= ' ' || character === '\\' || character === '\u007F')
}

/** Going back to one of these would show the sign-in page again. */
const LOOPING = new Set(['/login', '/register', '/password-reset', '/maintenance', '/admin/login'])
