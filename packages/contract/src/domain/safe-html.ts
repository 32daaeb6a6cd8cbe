/** S9-05, to the letter. Both the cleaning on write and the cleaning on render read these lists. */
export const RICH_TEXT_TAGS: readonly string[] = [
  'iframe',
  'a',
  'h2',
  'h3',
  'h4',
  'h5',
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'strong',
  'u',
  'em',
  'img',
]

/** Without these an allowed tag would be of no use; nothing else survives. */
export const RICH_TEXT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt'],
  iframe: ['src', 'title'],
}

/** What these hold is not text for a reader; everything else that is not allowed leaves its words behind. */
export const RICH_TEXT_SILENT_TAGS: readonly string[] = [
  'script',
  'style',
  'textarea',
  'option',
  'xmp',
  'noscript',
  'noembed',
  'noframes',
  'plaintext',
  'template',
  'title',
  'svg',
  'math',
  'object',
  'embed',
  'applet',
  'select',
  'audio',
  'video',
  'canvas',
  'frameset',
  'listing',
]

export const VIDEO_HOSTS: readonly string[] = [
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'www.dailymotion.com',
  'geo.dailymotion.com',
]

const LINK_SCHEMES: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:']
const PICTURE_SCHEMES: readonly string[] = ['http:', 'https:']

/** Browsers drop these inside an address and read a backslash as a slash: an address that has any is refused. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const SLIPPERY = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\\]/

/** An address on this site: a path, a query or an anchor; `//host` is somebody else's. */
function isLocal(address: string): boolean {
  if (address.startsWith('//')) return false
  return /^[/?#]/.test(address) || /^[a-z0-9._~-]+(?:[/?#]|$)/i.test(address)
}

function hasScheme(address: string, schemes: readonly string[]): boolean {
  const scheme = /^([a-z]+:)(.*)$/is.exec(address)
  if (scheme === null || !schemes.includes(scheme[1]!.toLowerCase())) return false
  const isWeb = /^https?:$/i.test(scheme[1]!)
  return isWeb ? /^\/\/[^/?#]+/.test(scheme[2]!) : scheme[2] !== ''
}

export function isSafeLink(address: string): boolean {
  const trimmed = address.trim()
  if (trimmed === '' || SLIPPERY.test(trimmed.replaceAll(' ', ''))) return false
  return isLocal(trimmed) || hasScheme(trimmed, LINK_SCHEMES)
}

export function isSafePicture(address: string): boolean {
  const trimmed = address.trim()
  if (trimmed === '' || SLIPPERY.test(trimmed)) return false
  return isLocal(trimmed) || hasScheme(trimmed, PICTURE_SCHEMES)
}

/** Exactly one of the listed hosts, over https, as written: no user, port, look-alike letters or backslash. */
export function isVideoAddress(address: string): boolean {
  if (SLIPPERY.test(address)) return false
  const host = /^https:\/\/([a-z0-9.-]+)(?:[/?#]|$)/i.exec(address)?.[1]?.toLowerCase()
  return host !== undefined && VIDEO_HOSTS.includes(host)
}
