import { Extension, InputRule, Mark, mergeAttributes, Node } from '@tiptap/core'
import { isSafeLink, isSafePicture, isVideoAddress } from '@kiosque/contract/domain/safe-html'
import { StarterKit } from '@tiptap/starter-kit'
import { BesideBlocks } from './beside-blocks.ts'
import type { Insert } from './insert.ts'

/** A link that opens here or in a new tab, and nothing else: no class, no other target. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  exitable: true,
  addAttributes: () => ({ href: { default: null }, target: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = element.getAttribute('href') ?? ''
        if (!isSafeLink(href)) return false
        return { href: href.trim(), target: element.getAttribute('target') === '_blank' ? '_blank' : null }
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes, { rel: 'noopener' }), 0],
})

/** A picture of the media library, or of a page pasted here. */
const Picture = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => {
        const src = element.getAttribute('src') ?? ''
        return isSafePicture(src) ? { src: src.trim(), alt: element.getAttribute('alt') ?? '' } : false
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

const HOSTS = ['YouTube', 'Vimeo', 'Dailymotion']

/** A video of an accepted host. While writing it is a card: it neither plays nor tracks. */
const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, title: { default: 'Vidéo' } }),
  parseHTML: () => [
    {
      tag: 'iframe[src], div[data-video]',
      getAttrs: (element) => {
        const src = (element.getAttribute('data-video') ?? element.getAttribute('src') ?? '').trim()
        return isVideoAddress(src) ? { src, title: element.getAttribute('title') || 'Vidéo' } : false
      },
    },
  ],
  renderHTML: ({ node }) => {
    const [src, title] = [String(node.attrs['src']), String(node.attrs['title'])]
    const host = HOSTS.find((name) => src.includes(name.toLowerCase())) ?? new URL(src).hostname
    return [
      'div',
      { 'data-video': src, title, class: 'rte__video' },
      ['span', { class: 'rte__play', 'aria-hidden': 'true' }],
      ['strong', {}, title],
      ['small', {}, `Vidéo, ${host}. Elle se lit sur la page publiée.`],
    ]
  },
})

const SLASH: Record<string, Exclude<Insert, null>> = { image: 'image', video: 'video', lien: 'link' }

/** Ctrl K, or « /image », « /vidéo », « /lien » and a space: what the toolbar does, without leaving the keys. */
const shortcuts = (onInsert: (what: Exclude<Insert, null>) => void) =>
  Extension.create({
    name: 'shortcuts',
    addKeyboardShortcuts: () => ({
      'Mod-k': () => {
        onInsert('link')
        return true
      },
    }),
    addInputRules: () => [
      new InputRule({
        find: /(?:^|\s)(\/(image|vid[eé]o|lien)\s)$/i,
        handler: ({ state, range, match }) => {
          // The typed space has not reached the text yet.
          state.tr.delete(range.to - (match[1] ?? '').length + 1, range.to)
          onInsert(SLASH[(match[2] ?? '').toLowerCase().replace('é', 'e')] ?? 'image')
        },
      }),
    ],
  })

/** Only what S9-05 allows; `onInsert` opens what the keys ask for. */
export function extensionsFor(onInsert: (what: Exclude<Insert, null>) => void) {
  return [
    StarterKit.configure({
      blockquote: false,
      code: false,
      codeBlock: false,
      horizontalRule: false,
      strike: false,
      link: false,
      trailingNode: false,
      heading: { levels: [2, 3, 4, 5] },
      dropcursor: { color: 'var(--teal-600)', width: 2 },
    }),
    Link,
    Picture,
    Video,
    BesideBlocks,
    shortcuts(onInsert),
  ]
}
