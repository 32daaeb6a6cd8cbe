import { useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { DISCOUNT_TYPES } from '@kiosque/contract/domain/discount-fields'
import type { DiscountType } from '@kiosque/contract/domain/discount-fields'
import type { DiscountValue } from '@kiosque/contract/domain/discount-value'
import { Ticket } from '../../parts/ticket.tsx'

const NTH = (
  <>
    X<sup>e</sup>
  </>
)

const NAMES: Record<DiscountType, ReactNode> = {
  0: 'Aucune remise',
  1: 'Prix de vente conseillé',
  2: 'Montant en euros',
  3: 'Pourcentage',
  4: 'X achetés = X offerts',
  5: <>{NTH} article à un pourcentage</>,
  6: <>{NTH} article à un montant</>,
  7: 'Lot de X à un prix',
  8: 'Lot de X à un pourcentage',
}

/** What each tile shows until it is chosen and filled in. */
const EXAMPLES: Record<DiscountType, DiscountValue> = {
  0: { type: 0 },
  1: { type: 1, price: 1260 },
  2: { type: 2, amount: 300 },
  3: { type: 3, amount: 20 },
  4: { type: 4, nbProducts: 2, offeredProducts: 1 },
  5: { type: 5, nbProducts: 2, amount: 50 },
  6: { type: 6, nbProducts: 2, amount: 200 },
  7: { type: 7, nbProducts: 3, price: 1490 },
  8: { type: 8, nbProducts: 2, amount: 30 },
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

type DiscountTilesProps = {
  type: DiscountType
  /** The last valid discount of the chosen mechanic: its own ticket replaces the example. */
  shown: DiscountValue | null
  onChange: (type: DiscountType) => void
}

/** Nine tiles that show the real ticket; one group of radio buttons for the keyboard. */
export function DiscountTiles({ type, shown, onChange }: DiscountTilesProps) {
  const group = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = ((type + step + DISCOUNT_TYPES.length) % DISCOUNT_TYPES.length) as DiscountType
    onChange(next)
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus()
  }

  return (
    <div ref={group} className="mechs" role="radiogroup" aria-label="Mécanique de remise">
      {DISCOUNT_TYPES.map((one) => (
        <button
          key={one}
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a tile holds a drawing; the arrows move as among radios
          role="radio"
          aria-checked={one === type}
          tabIndex={one === type ? 0 : -1}
          className={one === type ? 'mech is-on' : 'mech'}
          onClick={() => onChange(one)}
          onKeyDown={onKeyDown}
        >
          <span aria-hidden="true">
            {one === 0 ? (
              <span className="none">Prix seul</span>
            ) : (
              <Ticket discount={one === type && shown?.type === one ? shown : EXAMPLES[one]} />
            )}
          </span>
          <b>{NAMES[one]}</b>
        </button>
      ))}
    </div>
  )
}
