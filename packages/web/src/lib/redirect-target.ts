/** D15-11: after sign-in one goes back to a path of this site only; anything else becomes the home page. */
export function safeRedirect(wanted: unknown, fallback = '/'): string {
  if (typeof wanted !== 'string' || wanted.length > 2000) return fallback
  // Browsers read a backslash as a slash and drop tabs and line breaks: such a path is never ours.
  if (!/^\/(?![/\\])[^\\\u0000-\u0020\u007F]*$/.test(wanted)) return fallback
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

/** Going back to one of these would show the sign-in page again. */
const LOOPING = new Set(['/login', '/register', '/password-reset', '/maintenance', '/admin/login'])
