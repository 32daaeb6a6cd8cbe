import { IconExternalLink } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session.ts'
import { CompanyMark } from '../../../parts/company-mark.tsx'
import { usePartners } from '../../../parts/partner-access/partner-access.queries.ts'
import { chosenTiles, readPartnerOrder, writePartnerOrder, type PartnerOrder } from './partner-order.ts'
import { PARTNERS, partnerOf, tileName } from '../parts/partners.ts'
import './home.css'

/** One line of the page; the others are in the directory of partners. */
const SHOWN = 6

// Asked for by a click: the page does not wait for it.
const PartnerOpening = lazy(async () => ({
  default: (await import('../../../parts/partner-access/partner-opening.tsx')).PartnerOpening,
}))
const PartnerChoice = lazy(async () => ({ default: (await import('./partner-choice.tsx')).PartnerChoice }))

/** « Mes accès directs »: one click opens the partner already signed in, in a new tab. One's own choice, in one's own order. */
export function PartnerTiles({ tiles }: { tiles: readonly Highlight[] }) {
  const session = useSession()
  const userId = session?.me.id ?? 0
  const drugstoreId = session?.account?.drugstore?.id ?? null
  const [own, setOwn] = useState(() => readPartnerOrder(userId))
  const [isChoosing, setChoosing] = useState(false)
  // A tile that only opens for a pharmacy leads nowhere for the others.
  const usable = tiles.filter((tile) => drugstoreId !== null || !tile.url?.startsWith('/sign/'))
  if (usable.length === 0) return null
  const chosen = chosenTiles(usable, own)
  const save = (wanted: PartnerOrder) => {
    writePartnerOrder(userId, wanted)
    setOwn(wanted)
    setChoosing(false)
  }
  return (
    <section className="section" aria-labelledby="acces" data-block="accès">
      <div className="section__head">
        <h2 id="acces">Mes accès directs</h2>
        <button type="button" className="more" onClick={() => setChoosing(true)}>
          Personnaliser
        </button>
      </div>
      {chosen.length === 0 && (
        <p className="muted">
          Vous n’en gardez aucun ici. <a href={paths.partnerships()}>Tous les partenaires</a>
        </p>
      )}
      <ul className="partners">
        {chosen.slice(0, SHOWN).map((tile) => (
          <li key={tile.id} data-highlight={tile.id}>
            <Tile tile={tile} drugstoreId={drugstoreId} />
          </li>
        ))}
      </ul>
      {isChoosing && (
        <Suspense>
          <PartnerChoice tiles={usable} own={own} onSave={save} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </section>
  )
}

type TileProps = { tile: Highlight; drugstoreId: number | null }

function Tile({ tile, drugstoreId }: TileProps) {
  const partner = partnerOf(tile)
  const known = partner === null ? undefined : PARTNERS[partner]
  const name = tileName(tile)
  const { data } = usePartners(drugstoreId)
  const access = data?.find((each) => each.partner === partner)
  const [isOpening, setOpening] = useState(false)
  const onEnd = useCallback(() => setOpening(false), [setOpening])
  const purpose = access?.state === 'down' ? 'Indisponible pour le moment' : (known?.purpose ?? tile.text)
  const inside = (
    <>
      <CompanyMark name={name} logo={access?.logo} />
      <span className="partner__txt">
        <b>{name}</b>
        <small className="clamp-2">{isOpening ? 'Ouverture…' : purpose}</small>
      </span>
    </>
  )
  if (partner === null || drugstoreId === null) {
    const isOutside = tile.url?.startsWith('http') === true
    return (
      <a
        className="card partner"
        href={tile.url ?? '/services/partnerships'}
        {...(isOutside ? { target: '_blank', rel: 'noopener' } : {})}
      >
        {inside}
        {isOutside && <span className="sr">(nouvel onglet)</span>}
      </a>
    )
  }
  return (
    <>
      <button
        type="button"
        className="card partner"
        aria-disabled={isOpening || undefined}
        onClick={() => setOpening(true)}
      >
        {inside}
        <IconExternalLink className="i" aria-hidden="true" />
        <span className="sr">(nouvel onglet)</span>
      </button>
      {isOpening && (
        <Suspense>
          <PartnerOpening partner={partner} name={name} onEnd={onEnd} />
        </Suspense>
      )}
    </>
  )
}
