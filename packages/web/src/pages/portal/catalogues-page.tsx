import { IconBook } from '@tabler/icons-react'
import { kinds } from '@kiosque/contract/kinds/registry'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { ContentList } from '../../features/contents/list/content-list.tsx'
import { Picture } from '../../features/contents/parts/picture.tsx'
import { Validity } from '../../features/contents/parts/validity.tsx'
import { count, formatSize } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import './catalogues-page.css'

/** S2-05: public; what passers-by may read, or what is meant for the person signed in. */
export function CataloguesPage() {
  const isSignedIn = useSession() !== null
  return (
    <div className="wrap">
      <PageHead
        title="Catalogues à feuilleter"
        intro="Les sélections de votre pharmacie, à consulter librement. Demandez conseil à votre pharmacien avant tout achat de matériel."
        {...(isSignedIn
          ? { crumbs: [{ label: 'Accueil', href: '/' }, { label: 'Catalogues à feuilleter' }] }
          : {})}
      />
      <ContentList
        kind={kinds.catalogue}
        layout={(cards) => (
          <div className="grid grid--3">
            {cards.map((card) => (
              <CatalogueCard key={card.id} card={card} />
            ))}
          </div>
        )}
      />
    </div>
  )
}

function CatalogueCard({ card }: { card: CardOf<'catalogue'> }) {
  const pdf = card.pdf
  const pages = card.pages
  return (
    <article className="card cata">
      <div className="media">
        <Picture
          file={card.cover}
          seed={card.id}
          sizes="(min-width: 960px) 30vw, 100vw"
          columns={3}
          rows={4}
        />
      </div>
      <div className="cata__b stack" style={{ '--gap': '8px' } as React.CSSProperties}>
        <h2 className="h3">{card.title}</h2>
        <p className="small muted">{card.excerpt}</p>
        <Validity start={card.valid_from} end={card.valid_to} />
        {pdf && (
          <ButtonLink
            variant="secondary"
            size="sm"
            href={pdf.url}
            target="_blank"
            rel="noopener"
            icon={<IconBook className="i" aria-hidden="true" />}
          >
            Feuilleter<span className="sr"> {card.title} (nouvel onglet)</span>
          </ButtonLink>
        )}
        <p className="xs muted">
          {[pages !== null && count(pages, 'page'), pdf && `PDF, ${formatSize(pdf.size)}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </article>
  )
}
