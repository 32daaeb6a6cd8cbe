import { Parser } from 'htmlparser2'
import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS, isVideoAddress } from '@kiosque/contract/domain/safe-html'

/** What a cleaned text still holds that S9-05 does not list, found with a parser rather than by pattern. */
export function survivorsIn(html: string): string[] {
  const problems: string[] = []
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (!RICH_TEXT_TAGS.includes(tag)) problems.push(`<${tag}>`)
      for (const [name, value] of Object.entries(attributes)) {
        if (!(RICH_TEXT_ATTRIBUTES[tag] ?? []).includes(name)) problems.push(`${tag}[${name}]`)
        const scheme = /^[^a-z/?#]*([a-z][a-z0-9+.-]*):/i.exec(value)?.[1]?.toLowerCase()
        const isAddress = name === 'href' || name === 'src'
        if (isAddress && scheme !== undefined && !['http', 'https', 'mailto', 'tel'].includes(scheme)) {
          problems.push(`${tag}[${name}=${scheme}:]`)
        }
        if (isAddress && /^\s*[\\/]{2}|\\/.test(value))
          problems.push(`${tag}[${name}] leaves the site unseen`)
      }
      if (tag === 'iframe' && !isVideoAddress(attributes['src'] ?? ''))
        problems.push('a frame from elsewhere')
    },
    oncomment: () => problems.push('a comment'),
    onprocessinginstruction: () => problems.push('an instruction'),
  })
  parser.end(html)
  return problems
}
