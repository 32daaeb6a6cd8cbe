import { kinds } from '@kiosque/contract/kinds/registry'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { overline } from '../../features/contents/card/overline.ts'
import { ContentList } from '../../features/contents/list/content-list.tsx'
import { ListPageHead } from '../../features/contents/list/list-page-head.tsx'
import { FavouriteButton } from '../../features/contents/parts/favourite-button.tsx'
import { FileLink } from '../../features/contents/parts/file-link.tsx'
import { Picture } from '../../features/contents/parts/picture.tsx'
import { CompanyMark } from '../../parts/company-mark.tsx'
import './thematics-page.css'

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
  return (
    <article className="card card--pad thematic" id={`thematique-${card.id}`}>
      <div className="media" aria-hidden="true">
        <Picture file={card.cover && { ...card.cover, alt: '' }} seed={card.id} sizes="196px" />
      </div>
      <div>
        <div className="row row--nw" style={{ alignItems: 'flex-start' }}>
          {card.laboratory && <CompanyMark name={card.laboratory.name} logo={card.laboratory.logo} />}
          <div className="grow">
            <p className="over">{overline(kinds.laboratory_thematic, card)}</p>
            <h2 className="h3">{card.title}</h2>
          </div>
          <FavouriteButton id={card.id} title={card.title} />
        </div>
        <p className="small muted" style={{ marginTop: 6 }}>
          {card.excerpt}
        </p>
        <div className="grid grid--2" style={{ '--gap': '12px', marginTop: 16 } as React.CSSProperties}>
          {card.documents.map((file) => (
            <FileLink key={file.id} file={file} />
          ))}
        </div>
      </div>
    </article>
  )
}
