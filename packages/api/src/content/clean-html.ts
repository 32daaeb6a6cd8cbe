import type sanitizeHtml from 'sanitize-html'
import { fileIdIn } from '@kiosque/contract/domain/rich-text'
import {
  isSafeLink,
  isSafePicture,
  isVideoAddress,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_SILENT_TAGS,
  RICH_TEXT_TAGS,
} from '@kiosque/contract/domain/safe-html'
import { onDemand } from '../kit/on-demand.ts'

/** Only whoever writes has texts cleaned. */
const cleaner = onDemand((require) => require('sanitize-html') as typeof sanitizeHtml)

/** Word and old editors say the same things with other tags. */
const SAME_AS: Record<string, string> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h6: 'h5',
  ins: 'u',
  div: 'p',
  blockquote: 'p',
  pre: 'p',
  tr: 'p',
  dt: 'p',
  dd: 'p',
  article: 'p',
  section: 'p',
  caption: 'p',
  figcaption: 'p',
  address: 'p',
  center: 'p',
  menu: 'ul',
  dir: 'ul',
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: Object.fromEntries(
    Object.entries(RICH_TEXT_ATTRIBUTES).map(([tag, names]) => [tag, [...names]]),
  ),
  // Our own checks decide on addresses, in the transforms: stricter than schemes and host lists.
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: [...RICH_TEXT_SILENT_TAGS],
  nestingLimit: 60,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  parseStyleAttributes: false,
  transformTags: {
    ...Object.fromEntries(Object.entries(SAME_AS).map(([from, to]) => [from, to])),
    a: (_, { href, target }) => ({ tagName: 'a', attribs: linkAttributes(href, target) }),
    img: (_, { src, alt }) => ({ tagName: 'img', attribs: pictureAttributes(src, alt) }),
    iframe: (_, { src, title }) => ({ tagName: 'iframe', attribs: frameAttributes(src, title) }),
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'img' || tag === 'iframe') && attribs['src'] === undefined,
}

function linkAttributes(href: string | undefined, target: string | undefined): Record<string, string> {
  const attribs: Record<string, string> = {}
  if (href !== undefined && isSafeLink(href)) attribs['href'] = href.trim()
  if (target !== undefined) {
    attribs['target'] = target.trim().toLowerCase() === '_self' ? '_self' : '_blank'
    attribs['rel'] = 'noopener'
  }
  return attribs
}

function pictureAttributes(src: string | undefined, alt: string | undefined): Record<string, string> {
  if (src === undefined || !isSafePicture(src)) return {}
  const fileId = fileIdIn(src.trim())
  // Links to the library are kept without their signature, which would be stale tomorrow.
  return { src: fileId === null ? src.trim() : `/api/v1/files/${fileId}`, alt: alt ?? '' }
}

function frameAttributes(src: string | undefined, title: string | undefined): Record<string, string> {
  if (src === undefined || !isVideoAddress(src.trim())) return {}
  return { src: src.trim(), title: title?.trim() || 'Vidéo' }
}

/** Cells side by side would otherwise become one word. */
const spaced = (html: string) => html.replaceAll(/<\/(?:td|th|option)\s*>/gi, ' $&')

/** A frame shows its address, never what is written inside it. */
const emptied = (html: string) => html.replaceAll(/(<iframe [^>]*>)[\s\S]*?<\/iframe>/g, '$1</iframe>')

const LONGEST_CHAIN = 6
/** A long legal page has some hundreds; beyond this somebody is trying to keep the server busy. */
const MOST_TAGS = 6_000

/** Keeps the list of S9-05 and nothing else (D5-03). Cleaning twice gives what cleaning once gave. */
export function cleanHtml(html: string): string {
  if (html.split('<').length > MOST_TAGS) return wordsOf(html)
  let current = once(spaced(html))
  for (let round = 0; round < LONGEST_CHAIN; round += 1) {
    const next = once(current)
    if (next === current) return current
    current = next
  }
  // Nothing honest nests so deep: its words are kept, its tags are not.
  return wordsOf(current)
}

function wordsOf(html: string): string {
  return cleaner()(html, {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: [...RICH_TEXT_SILENT_TAGS],
  })
}

function once(html: string): string {
  return emptied(cleaner()(html, options))
}
