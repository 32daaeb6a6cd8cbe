import { fileIdIn } from '@kiosque/contract/domain/rich-text'

/** A document of the editor as plain data. */
export type DocNode = {
  type: string
  text?: string
  attrs?: Record<string, unknown>
  marks?: DocMark[]
  content?: DocNode[]
}
export type DocMark = { type: string; attrs?: Record<string, unknown> }

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const escapedText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * The document as the server stores it: only the tags of S9-05, written exactly as its cleaner writes them, so
 * that what was saved is what was written. Plain data in, text out: the same in a test as in a browser.
 */
export function toHtml(doc: DocNode): string {
  return (doc.content ?? []).map(blockHtml).join('')
}

function blockHtml(node: DocNode): string {
  switch (node.type) {
    case 'paragraph': {
      const inner = inlineHtml(node.content)
      return inner === '' ? '' : `<p>${inner}</p>`
    }
    case 'heading': {
      const inner = inlineHtml(node.content)
      return inner === ''
        ? ''
        : `<h${String(node.attrs?.['level'])}>${inner}</h${String(node.attrs?.['level'])}>`
    }
    case 'bulletList':
      return `<ul>${(node.content ?? []).map(itemHtml).join('')}</ul>`
    case 'orderedList':
      return `<ol>${(node.content ?? []).map(itemHtml).join('')}</ol>`
    case 'video':
      return `<iframe src="${escaped(String(node.attrs?.['src']))}" title="${escaped(String(node.attrs?.['title']))}"></iframe>`
    default:
      return inlineHtml([node])
  }
}

/** A lone paragraph in an item is its text: the portal’s lists have no paragraphs. */
function itemHtml(item: DocNode): string {
  const blocks = item.content ?? []
  const isPlain =
    blocks.filter((block) => block.type === 'paragraph').length === 1 && blocks[0]?.type === 'paragraph'
  const inner = blocks.map((block, index) =>
    isPlain && index === 0 ? inlineHtml(block.content) : blockHtml(block),
  )
  return `<li>${inner.join('')}</li>`
}

const TAGS: Record<string, string> = { bold: 'strong', italic: 'em', underline: 'u', link: 'a' }
/** Outermost first, whatever the order they were put in. */
const ORDER = ['link', 'bold', 'italic', 'underline']

function inlineHtml(nodes: DocNode[] = []): string {
  let html = ''
  let open: DocMark[] = []
  const close = (down: number) => {
    for (const mark of open.slice(down).toReversed()) html += `</${TAGS[mark.type]}>`
    open = open.slice(0, down)
  }
  for (const node of nodes) {
    const marks = ORDER.flatMap((type) => node.marks?.find((mark) => mark.type === type) ?? [])
    let kept = 0
    while (kept < open.length && kept < marks.length && isSameMark(open[kept]!, marks[kept]!)) kept += 1
    close(kept)
    for (const mark of marks.slice(kept)) html += openTag(mark)
    open = marks
    html += leafHtml(node)
  }
  close(0)
  return html
}

const isSameMark = (one: DocMark, other: DocMark) =>
  one.type === other.type &&
  one.attrs?.['href'] === other.attrs?.['href'] &&
  one.attrs?.['target'] === other.attrs?.['target']

function openTag(mark: DocMark): string {
  if (mark.type !== 'link') return `<${TAGS[mark.type]}>`
  const target = mark.attrs?.['target'] ? ' target="_blank" rel="noopener"' : ''
  return `<a href="${escaped(String(mark.attrs?.['href']))}"${target}>`
}

function leafHtml(node: DocNode): string {
  if (node.type === 'text') return escapedText(node.text ?? '')
  if (node.type === 'hardBreak') return '<br />'
  if (node.type !== 'image') return ''
  const src = String(node.attrs?.['src'])
  const id = fileIdIn(src)
  // The link shown in the editor is signed for some minutes; the picture itself is its number.
  return `<img src="${escaped(id === null ? src : `/api/v1/files/${id}`)}" alt="${escaped((node.attrs?.['alt'] as string | undefined) ?? '')}" />`
}
