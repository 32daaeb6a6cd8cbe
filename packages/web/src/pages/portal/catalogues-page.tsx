import { useQuery } from '@tanstack/react-query'
import { IconBook } from '@tabler/icons-react'
import { kinds } from '@kiosque/contract/kinds/registry'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { inFront, onShelf, pageCount } from '../../features/contents/catalogue/book-pages.ts'
import { FrontBook, FrontBookSkeleton } from '../../features/contents/catalogue/front-book.tsx'
import { Reader } from '../../features/contents/catalogue/reader.tsx'
import { contentQuery } from '../../features/contents/contents.queries.ts'
import { ContentList } from '../../features/contents/list/content-list.tsx'
import { readListAddress } from '../../features/contents/list/list-address.ts'
import { listQuery } from '../../features/contents/list/list-query.ts'
import { Picture } from '../../features/contents/parts/picture.tsx'
import { Validity } from '../../features/contents/parts/validity.tsx'
import { count, formatDate, formatSize } from '../../lib/format.ts'
import { readPage, useListState } from '../../lib/list-state.ts'
import { go } from '../../lib/navigation.ts'
import { useSession } from '../../lib/session.ts'
import { useToday } from '../../lib/use-now.ts'
import { PageHead } from '../../ui/page-head.tsx'
import './catalogues-page.css'

/** S2-05: public; what passers-by may read, or what is meant for the person signed in. */
export function CataloguesPage() {
  const isSignedIn = useSession() !== null
  const today = useToday()
  const { search, hrefWith } = useListState([])
  // The list of the page as it opens: the same answer as the one below, whatever is filtered there.
  const { data, isPending } = useQuery(listQuery(kinds.catalogue, readListAddress(kinds.catalogue, {})))
  const front = data ? inFront(data.data, today) : null
  const readHref = (id: number, page: number) => hrefWith({ lire: String(id), p: String(page) })
  const asked = search['lire'] ?? null
  return (
    <div className="wrap">
      <PageHead
        title="Catalogues à feuilleter"
        intro="Les sélections de votre pharmacie, à consulter librement. Demandez conseil à votre pharmacien avant tout achat de matériel."
        {...(isSignedIn
          ? { crumbs: [{ label: 'Accueil', href: '/' }, { label: 'Catalogues à feuilleter' }] }
          : {})}
      />
      {isPending && <FrontBookSkeleton />}
      {front && (
        <FrontBook
          key={front.id}
          card={front}
          hrefOf={(page) => readHref(front.id, page)}
          onOpen={(page) => go(readHref(front.id, page))}
        />
      )}
      <section aria-labelledby="all-catalogues">
        <h2 id="all-catalogues" style={{ marginBottom: 16 }}>
          Tous les catalogues
        </h2>
        <ContentList
          kind={kinds.catalogue}
          layout={(cards) => (
            <div className="grid grid--cata">
              {onShelf(cards, today).map((card) => (
                <CatalogueCard key={card.id} card={card} href={readHref(card.id, 1)} />
              ))}
            </div>
          )}
        />
      </section>
      {asked && (
        <AskedReader
          asked={asked}
          known={data?.data ?? []}
          page={readPage(search['p'])}
          hrefOf={(page) => hrefWith({ p: String(page) })}
          onClose={() => go(hrefWith({ lire: undefined, p: undefined }), { replace: true })}
        />
      )}
    </div>
  )
}

type AskedProps = {
  asked: string
  known: readonly CardOf<'catalogue'>[]
  page: number
  hrefOf: (page: number) => string
  onClose: () => void
}

/** The catalogue named in the address, whether or not it stands in the list's first page; one nobody may see opens nothing. */
function AskedReader({ asked, known, page, hrefOf, onClose }: AskedProps) {
  const listed = known.find(({ id }) => String(id) === asked)
  const isId = /^[1-9][0-9]{0,9}$/.test(asked)
  const { data } = useQuery({ ...contentQuery('catalogue', asked), meta: {}, enabled: isId && !listed })
  const card = listed ?? data
  if (!card) return null
  return (
    <Reader
      key={card.id}
      card={card}
      page={page}
      onTurn={(to) => go(hrefOf(to), { replace: true })}
      onClose={onClose}
      hrefOf={hrefOf}
    />
  )
}

function CatalogueCard({ card, href }: { card: CardOf<'catalogue'>; href: string }) {
  const { pdf } = card
  const today = useToday()
  // What ends elsewhere is an offer or a campaign, said in the feminine.
  const isOver = card.valid_to !== null && card.valid_to < today
  return (
    <article className="card card--link cata">
      <div className="media">
        <Picture
          file={card.cover}
          seed={card.id}
          of={card}
          sizes="(min-width: 960px) 24vw, 50vw"
          columns={3}
          rows={4}
        />
      </div>
      <div className="cata__b stack" style={{ '--gap': '8px' } as React.CSSProperties}>
        <h3>
          {pdf ? (
            <a className="cover" href={href}>
              {card.title}
            </a>
          ) : (
            card.title
          )}
        </h3>
        <p className="small muted">{card.excerpt}</p>
        {isOver ? (
          <span className="badge">Terminé le {formatDate(card.valid_to ?? '')}</span>
        ) : (
          <Validity start={card.valid_from} end={card.valid_to} />
        )}
        {pdf && (
          <p className="cata__open">
            <IconBook className="i i--18" aria-hidden="true" />
            Feuilleter
            <span className="xs muted">
              {count(pageCount(card), 'page')} · PDF, {formatSize(pdf.size)}
            </span>
          </p>
        )}
      </div>
    </article>
  )
}
