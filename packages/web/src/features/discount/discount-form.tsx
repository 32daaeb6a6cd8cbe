import { useEffect, useRef, useState } from 'react'
import type { DiscountField, DiscountType } from '@kiosque/contract/domain/discount-fields'
import type { DiscountValue } from '@kiosque/contract/domain/discount-value'
import './discount.css'
import { DiscountInputs } from './discount-inputs.tsx'
import { DiscountPreview } from './discount-preview.tsx'
import { DiscountTiles } from './discount-tiles.tsx'
import { EgalimMeter } from './egalim-meter.tsx'
import { readTyped, shownAfter, typedOf, type Shown, type Typed } from './typed-discount.ts'

export type { DiscountValue } from '@kiosque/contract/domain/discount-value'

type DiscountFormProps = {
  value: DiscountValue | null
  /** An incomplete discount is passed on too, its unreadable fields null: the server refuses it by name. */
  onChange: (value: DiscountValue | null) => void
  /** Average price in cents; null where none is known. */
  prixMoyen: number | null
  /** The EGalim cap applies to the product. */
  egalim?: boolean
}

const NONE: DiscountValue = { type: 0 }
const keyOf = (value: DiscountValue | null) => JSON.stringify(value ?? NONE)

/** S5-04: nine mechanics, exactly their fields, and the price as the customer will read it. */
export function DiscountForm({ value, onChange, prixMoyen, egalim = false }: DiscountFormProps) {
  const [type, setType] = useState<DiscountType>((value?.type ?? 0) as DiscountType)
  // By mechanic: trying another one and coming back loses nothing.
  const [typed, setTyped] = useState<Partial<Record<DiscountType, Typed>>>(() =>
    value === null ? {} : { [value.type]: typedOf(value) },
  )
  // What was there when the form opened has been typed already: its mistakes are told at once.
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(Object.keys(typed[type] ?? {}).map((field) => `${type}-${field}`)),
  )
  const emitted = useRef(keyOf(value))

  // The parent put another value there: start again from it.
  useEffect(() => {
    if (keyOf(value) === emitted.current) return
    emitted.current = keyOf(value)
    setType((value?.type ?? 0) as DiscountType)
    // oxlint-disable-next-line react/set-state-in-effect -- what was sent last tells another's value from one's own, and is in no state
    if (value !== null) setTyped((before) => ({ ...before, [value.type]: typedOf(value) }))
  }, [value])

  const read = readTyped(type, typed[type] ?? {}, prixMoyen)
  const [lastShown, setLastShown] = useState<Shown>({ value: NONE, prixMoyen })
  const shown = shownAfter(lastShown, read, prixMoyen)
  // Kept while it is drawn: the preview goes back to it as soon as what is typed is no longer valid.
  if (keyOf(shown.value) !== keyOf(lastShown.value) || shown.prixMoyen !== lastShown.prixMoyen)
    setLastShown(shown)

  function emit(nextType: DiscountType, nextTyped: Typed) {
    const next = nextType === 0 ? null : readTyped(nextType, nextTyped, prixMoyen).value
    emitted.current = keyOf(next)
    onChange(next)
  }

  function choose(next: DiscountType) {
    setType(next)
    emit(next, typed[next] ?? {})
  }

  function write(next: Typed) {
    setTyped((before) => ({ ...before, [type]: next }))
    emit(type, next)
  }

  const leave = (field: DiscountField) => {
    // A field merely passed through is not yet a mistake.
    if ((typed[type]?.[field] ?? '') !== '') setLeft((before) => new Set(before).add(`${type}-${field}`))
  }
  const errors = Object.fromEntries(
    Object.entries(read.errors).filter(([field]) => left.has(`${type}-${field}`)),
  )

  return (
    <div className="discount-frame">
      <div className="discount">
        <div className="stack" style={{ '--gap': '16px' } as object}>
          <DiscountTiles type={type} shown={shown.value} onChange={choose} />
          {type !== 0 && (
            <DiscountInputs
              type={type}
              typed={typed[type] ?? {}}
              errors={errors}
              onType={(field, text) => write({ ...typed[type], [field]: text })}
              onLeave={leave}
            />
          )}
          {type !== 0 && shown.value.type === type && (
            <EgalimMeter {...shown} egalim={egalim} onApply={(next) => write(typedOf(next))} />
          )}
        </div>
        <DiscountPreview {...shown} isStale={!read.isValid} />
      </div>
    </div>
  )
}
