import { useMemo } from 'react'
import { cleanHtml } from './clean-html.ts'

/** Rich text of the head office, cleaned once more before it is shown. */
export function RichText({ html, intro }: { html: string; intro?: string | null }) {
  const clean = useMemo(() => cleanHtml(html), [html])
  return (
    <div className="prose">
      {intro && <p className="intro">{intro}</p>}
      {/* oxlint-disable-next-line react/no-danger -- cleaned just above by the list of S9-05 */}
      <div className="prose__html" dangerouslySetInnerHTML={{ __html: clean }} />
    </div>
  )
}
