import { linesOfTables } from './paste-tables.ts'

/** What Word, Outlook and web pages put in the clipboard, reduced to what the editor’s schema can read well. */
export function cleanPaste(html: string): string {
  const bare = html
    .replace(/<(style|script|xml|head|title)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<\?xml[^>]*>|<\/?o:p[^>]*>|<(?:meta|link)\b[^>]*>/gi, '')
  return linesOfTables(listsOfWord(bare))
    .replace(/<!\[[^\]]*\]>|<!--[\s\S]*?-->/g, '')
    .replace(/<(\/?)h1\b/gi, '<$1h2')
    .replace(/<(\/?)h6\b/gi, '<$1h5')
    .replace(/<\/?(?:div|section|article|blockquote|pre)\b[^>]*>/gi, (tag) =>
      tag.startsWith('</') ? '</p>' : '<p>',
    )
    .replace(/<p\b[^>]*>(?:\s|&nbsp;|\u00a0|<br\s*\/?>|<\/?span[^>]*>)*<\/p>/gi, '')
}

const ITEM = /<p\b[^>]*class="?'?MsoListParagraph[^>]*>([\s\S]*?)<\/p>/gi
const MARKER =
  /<!--\[if !supportLists\]-->([\s\S]*?)<!--\[endif\]-->|<!\[if !supportLists\]>([\s\S]*?)<!\[endif\]>/i

/** Word writes its lists as paragraphs that begin with a drawn bullet: they become real lists. */
function listsOfWord(html: string): string {
  const marked = html.replace(ITEM, (_, inner: string) => {
    const marker = MARKER.exec(inner)
    const sign = (marker?.[1] ?? marker?.[2] ?? '').replace(/<[^>]*>|&nbsp;|\s/g, '')
    const tag = /^[0-9a-z]{1,3}[.)]/i.test(sign) ? 'ol' : 'ul'
    return `<${tag}><li>${inner.replace(MARKER, '')}</li></${tag}>`
  })
  return marked.replace(/<\/(ul|ol)>\s*<\1>/g, '')
}
