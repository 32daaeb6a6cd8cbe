import { Breadcrumb } from '../ui/breadcrumb.tsx'

/**
 * One content before its code is there, with the geometry of its page (detail-frame.tsx): the document fills in its title
 * and its picture as soon as it is answered (draw.ts). Styles are the page's own.
 */
export function ContentOutline({ look }: { look: 'article' | 'sold' }) {
  return (
    <div className="wrap">
      <Breadcrumb items={[{ label: 'Accueil', href: '/' }, { label: '\u00A0' }]} />
      <div className="detail-head">
        <div className="meta" data-early="meta" />
        <h1 data-early="title">{'\u00A0'}</h1>
      </div>
      {look === 'article' ? (
        <div className="reading">
          <div className="article-cover" data-early="cover" />
        </div>
      ) : (
        <div className="split split--offer split--sold">
          <div className="stack">
            <div className="sheet-cover" data-early="cover" />
          </div>
        </div>
      )}
    </div>
  )
}
