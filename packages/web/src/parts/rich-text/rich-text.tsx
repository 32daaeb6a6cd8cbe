import { useMemo } from 'react'
import { cleanHtml } from './clean-html.ts'

/** Rich text of the head office, cleaned once more before it is shown. */
export function RichText({ html, intro }: { html: string; intro?: string | null }) {
  const clean = useMemo(() => withoutRepeat(cleanHtml(html), intro ?? ''), [html, intro])
  return (
    <div className="prose">
      {intro && <p className="intro">{intro}</p>}
      {/* The text was cleaned just above, by the list of S9-05. */}
      <div className="prose__html" dangerouslySetInnerHTML={{ __html: clean }} />
    </div>
  )
}

/** A text that opens with its own excerpt says it once, as the introduction. */
function withoutRepeat(html: string, intro: string): string {
  const first = /^<p>([^<]*)<\/p>/.exec(html)
  const said = first?.[1]
    ?.replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&amp;', '&')
    .replace(/[.\s]+$/, '')
  return first && said !== '' && said === intro.replace(/[.\s]+$/, '') ? html.slice(first[0].length) : html
}
