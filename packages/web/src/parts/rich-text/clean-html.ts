import DOMPurify, { type Config } from 'dompurify'
import {
  isSafeLink,
  isSafePicture,
  isVideoAddress,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_SILENT_TAGS,
  RICH_TEXT_TAGS,
} from '@kiosque/contract/domain/safe-html'

const options: Config = {
  ALLOWED_TAGS: [...RICH_TEXT_TAGS],
  // Of all tags together; which of them each tag may have is decided in the first hook.
  ALLOWED_ATTR: [...Object.values(RICH_TEXT_ATTRIBUTES).flat(), 'id'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORBID_CONTENTS: [...RICH_TEXT_SILENT_TAGS],
  // Only headings keep an id, and no heading can stand for a property of the document. Refusing the ids that are also
  // names of properties (« images », « forms ») would break the summary's links to chapters so called.
  SANITIZE_DOM: false,
}

const HEADING_ID = /^[a-z0-9-]{1,120}$/

/** An instance of its own: hooks added to the shared one would clean for everybody. */
const purifier = DOMPurify(window)

purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
  const tag = element.localName
  const isAnchor = attribute.attrName === 'id' && /^h[2-5]$/.test(tag) && HEADING_ID.test(attribute.attrValue)
  attribute.keepAttr = isAnchor || (RICH_TEXT_ATTRIBUTES[tag] ?? []).includes(attribute.attrName)
})

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element instanceof HTMLAnchorElement) checkLink(element)
  else if (element instanceof HTMLImageElement) {
    if (!isSafePicture(element.getAttribute('src') ?? '')) element.remove()
  } else if (element instanceof HTMLIFrameElement) checkVideo(element)
})

function checkLink(link: HTMLAnchorElement): void {
  if (!isSafeLink(link.getAttribute('href') ?? '')) link.removeAttribute('href')
  if (link.hasAttribute('target')) link.rel = 'noopener noreferrer'
}

function checkVideo(frame: HTMLIFrameElement): void {
  if (!isVideoAddress(frame.getAttribute('src') ?? '')) return frame.remove()
  if (!frame.title) frame.title = 'Vidéo'
  frame.loading = 'lazy'
  frame.allowFullscreen = true
  // A frame shows its address, never what is written inside it.
  frame.textContent = ''
}

/** The second cleaning of D5-03: the text was cleaned when written, and nothing is taken on trust when shown. */
export function cleanHtml(html: string): string {
  return purifier.sanitize(html, options)
}
