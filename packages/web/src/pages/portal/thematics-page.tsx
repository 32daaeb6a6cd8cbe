import { kinds } from '@kiosque/contract/kinds/registry'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { overline } from '../../features/contents/card/overline.ts'
import { ContentList } from '../../features/contents/list/content-list.tsx'
import { ListPageHead } from '../../features/contents/list/list-page-head.tsx'
import { FavouriteButton } from '../../features/contents/parts/favourite-button.tsx'
import { FileLink } from '../../features/contents/parts/file-link.tsx'

/** S2-35: list only; each theme opens in place on its documents. */
export function ThematicsPage() {
  return (
    <div className="wrap">
      <ListPageHead kind={kinds.laboratory_thematic} area="Services" />
      <ContentList
        kind={kinds.laboratory_thematic}
        layout={(cards) => (
          <div className="stack" style={{ '--gap': '16px' } as React.CSSProperties}>
            {cards.map((card) => (
              <Thematic key={card.id} card={card} />
            ))}
          </div>
        )}
      />
    </div>
  )
}

function Thematic({ card }: { card: CardOf<'laboratory_thematic'> }) {
  const documents = card.documents
  return (
    <article className="card card--pad" id={`thematique-${card.id}`}>
      <div className="row row--nw" style={{ alignItems: 'flex-start' }}>
        <div className="grow">
          <p className="over">{overline(kinds.laboratory_thematic, card)}</p>
          <h2 className="h3">{card.title}</h2>
          <p className="small muted">{card.excerpt}</p>
        </div>
        <FavouriteButton id={card.id} title={card.title} />
      </div>
      <div className="grid grid--2" style={{ '--gap': '12px', marginTop: 16 } as React.CSSProperties}>
        {documents.map((file) => (
          <FileLink key={file.id} file={file} />
        ))}
      </div>
    </article>
  )
}
