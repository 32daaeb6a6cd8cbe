import { FIELDS_BY_TYPE } from '@kiosque/contract/domain/discount-fields'
import type { DiscountField, DiscountType } from '@kiosque/contract/domain/discount-fields'
import { TextField } from '../../ui/text-field.tsx'
import { unitOf, type Typed } from './typed-discount.ts'

const LABELS: Partial<Record<DiscountType, Partial<Record<DiscountField, string>>>> = {
  1: { price: 'Prix conseillé' },
  2: { amount: 'Montant de la remise' },
  3: { amount: 'Pourcentage de remise' },
  4: { nbProducts: 'Produits achetés', offeredProducts: 'Produits offerts' },
  5: { nbProducts: 'Article concerné', amount: 'Remise sur cet article' },
  6: { nbProducts: 'Article concerné', amount: 'Remise sur cet article' },
  7: { nbProducts: 'Articles dans le lot', price: 'Prix du lot' },
  8: { nbProducts: 'Articles dans le lot', amount: 'Remise sur le lot' },
}

const UNITS = { euros: '€', percent: '%', count: '' }

type DiscountInputsProps = {
  type: DiscountType
  typed: Typed
  errors: Partial<Record<DiscountField, string>>
  onType: (field: DiscountField, text: string) => void
  onLeave: (field: DiscountField) => void
}

/** Exactly the fields of the chosen mechanic (S5-04). */
export function DiscountInputs({ type, typed, errors, onType, onLeave }: DiscountInputsProps) {
  const isNth = type === 5 || type === 6
  return (
    <div className="grid grid--2">
      {FIELDS_BY_TYPE[type].map((field) => {
        const kind = unitOf(type, field)
        const unit = isNth && field === 'nbProducts' ? 'e' : UNITS[kind]
        return (
          <TextField
            key={`${type}-${field}`}
            label={LABELS[type]?.[field] ?? ''}
            value={typed[field] ?? ''}
            error={errors[field]}
            inputMode={kind === 'count' ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={20}
            hint={hintOf(type, field, typed)}
            onChange={(text) => onType(field, text)}
            onBlur={() => onLeave(field)}
            {...(unit ? { unit } : {})}
          />
        )
      })}
    </div>
  )
}

function hintOf(type: DiscountType, field: DiscountField, typed: Typed) {
  if ((type === 5 || type === 6) && field === 'nbProducts') {
    const rank = (typed.nbProducts ?? '').trim()
    return /^[0-9]+$/.test(rank) ? (
      <>
        Le {rank}
        <sup>e</sup> article acheté porte la remise.
      </>
    ) : (
      'Le rang de l’article qui porte la remise.'
    )
  }
  if (type === 4 && field === 'offeredProducts') return 'En plus des produits achetés.'
  return undefined
}
