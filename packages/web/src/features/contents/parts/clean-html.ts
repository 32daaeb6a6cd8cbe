import {
  isSafeLink,
  isSafePicture,
  isVideoAddress,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
} from '@kiosque/contract/domain/rich-text'

/** What is removed with all it holds; other unknown tags leave their text behind. */
const DROPPED = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'NOSCRIPT',
  'OBJECT',
  'EMBED',
  'SVG',
  'MATH',
  'XMP',
  'TEXTAREA',
  'TITLE',
  'HEAD',
])
const HEADING_ID = /^[a-z0-9-]{1,120}$/

const isAddressSafe: Record<string, (address: string) => boolean> = {
  A: isSafeLink,
  IMG: isSafePicture,
  IFRAME: isVideoAddress,
}

/** The second cleaning of D5-03: the text was cleaned when written, and nothing is taken on trust when shown. */
export function cleanHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  cleanChildren(body)
  return body.innerHTML
}

function cleanChildren(parent: Element): void {
  for (const child of [...parent.childNodes]) {
    if (child.nodeType === Node.TEXT_NODE) continue
    if (!(child instanceof HTMLElement) || DROPPED.has(child.tagName.toUpperCase())) child.remove()
    else cleanElement(child)
  }
}

function cleanElement(element: HTMLElement): void {
  cleanChildren(element)
  const tag = element.tagName.toLowerCase()
  if (!RICH_TEXT_TAGS.includes(tag)) {
    element.replaceWith(...element.childNodes)
    return
  }
  const allowed = RICH_TEXT_ATTRIBUTES[tag] ?? []
  for (const { name, value } of [...element.attributes]) {
    const isAnchor = name === 'id' && /^h[2-5]$/.test(tag) && HEADING_ID.test(value)
    if (!allowed.includes(name) && !isAnchor) element.removeAttribute(name)
  }
  checkAddress(element)
}

function checkAddress(element: HTMLElement): void {
  const name = element.tagName === 'A' ? 'href' : 'src'
  const address = element.getAttribute(name)
  if (element.tagName === 'A' && element.hasAttribute('target'))
    element.setAttribute('rel', 'noopener noreferrer')
  if (element.tagName === 'IFRAME') {
    if (!element.title) element.title = 'Vidéo'
    element.setAttribute('loading', 'lazy')
    element.setAttribute('allowfullscreen', '')
  }
  const isSafe = isAddressSafe[element.tagName]
  if (!isSafe) return
  if (address !== null && isSafe(address)) return
  if (element.tagName === 'A') element.removeAttribute('href')
  else element.remove()
}
