import { IconExternalLink } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import { useSession } from '../../../lib/session.ts'
import { usePartners } from '../../../parts/partner-access/partner-access.queries.ts'
import './home.css'

// Asked for by a click: the page does not wait for it.
const PartnerOpening = lazy(async () => ({
  default: (await import('../../../parts/partner-access/partner-opening.tsx')).PartnerOpening,
}))

const TINTS = [
  ['#d8eef0', '#0e444b'],
  ['#f7d9cd', '#6d2f17'],
  ['#e6f2c8', '#33480a'],
  ['#f4ecdf', '#6b4000'],
  ['#deebed', '#135160'],
  ['#07272f', '#a5cd42'],
] as const

/** What each opens, in two words. */
const PARTNERS: Readonly<Record<string, { name: string; purpose: string }>> = {
  ec: { name: 'Espace EC', purpose: 'Documents' },
  affichactiv: { name: 'Affich’Activ', purpose: 'Écrans vitrine' },
  ospharm: { name: 'Ospharm', purpose: 'Statistiques' },
  adelya: { name: 'Adelya', purpose: 'Fidélité' },
  deporef: { name: 'Déporef', purpose: 'Commandes' },
  naocare: { name: 'Naocare', purpose: 'Suivi patient' },
}

/** The partner behind a tile: a partnership that opens by itself, or a link written `/sign/ospharm`. */
export function partnerOf(tile: Pick<Highlight, 'url' | 'highlightable'>): string | null {
  const named = tile.highlightable['handoff'] ?? /^\/sign\/([a-z]+)$/.exec(tile.url ?? '')?.[1]
  return typeof named === 'string' && Object.hasOwn(PARTNERS, named) ? named : null
}

export const partnerName = (key: string): string | null =>
  Object.hasOwn(PARTNERS, key) ? (PARTNERS[key]?.name ?? null) : null

/** « Mes accès directs »: one click opens the partner already signed in, in a new tab. */
export function PartnerTiles({ tiles }: { tiles: readonly Highlight[] }) {
  const drugstoreId = useSession()?.account?.drugstore?.id ?? null
  // A tile that only opens for a pharmacy leads nowhere for the others.
  const usable = tiles.filter((tile) => drugstoreId !== null || !tile.url?.startsWith('/sign/'))
  if (usable.length === 0) return null
  return (
    <section className="section" aria-labelledby="acces">
      <div className="section__head">
        <h2 id="acces">Mes accès directs</h2>
      </div>
      <ul className="partners">
        {usable.map((tile, index) => (
          <li key={tile.id} data-highlight={tile.id}>
            <Tile tile={tile} tint={TINTS[index % TINTS.length] ?? TINTS[0]} drugstoreId={drugstoreId} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type TileProps = { tile: Highlight; tint: readonly [string, string]; drugstoreId: number | null }

function Tile({ tile, tint: [background, color], drugstoreId }: TileProps) {
  const partner = partnerOf(tile)
  const known = partner === null ? undefined : PARTNERS[partner]
  // A partnership is called after what it brings; its tile after the partner.
  const isOwnName = tile.title !== tile.highlightable.title || tile.item_type === 'image'
  const name = isOwnName ? tile.title : (known?.name ?? tile.title)
  const { data } = usePartners(drugstoreId)
  const access = data?.find((each) => each.partner === partner)
  const [isOpening, setOpening] = useState(false)
  const onEnd = useCallback(() => setOpening(false), [])
  const purpose = access?.state === 'down' ? 'Indisponible pour le moment' : (known?.purpose ?? tile.text)
  const inside = (
    <>
      <span className="mono" style={{ background, color }} aria-hidden="true">
        {name.slice(0, 2)}
      </span>
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
