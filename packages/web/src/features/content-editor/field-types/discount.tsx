import { DISCOUNT_TYPE_LABELS, type DiscountType } from '@kiosque/contract/domain/discount-fields'
import type { DiscountValue } from '@kiosque/contract/domain/discount-value'
import { parseEuros } from '@kiosque/contract/domain/money'
import type { DiscountField } from '@kiosque/contract/kinds/fields/discount'
import { formatNumber } from '../../../lib/format.ts'
import { FieldNote, fieldId } from '../../../ui/field.tsx'
import { useFormContext } from '../fields/form-context.ts'
import { useSlots } from '../slots.ts'
import { fieldView, type ControlProps, type Values } from './field-view.ts'

function DiscountControl({ field, path, value, onChange, beside }: ControlProps<DiscountField>) {
  const { errors, isEgalim } = useFormContext()
  const slots = useSlots()
  const own = Object.entries(errors).find(([each]) => each === path || each.startsWith(`${path}.`))?.[1]
  const price = typeof beside['price'] === 'string' ? parseEuros(beside['price']) : null
  return (
    <fieldset className="field" id={fieldId(path)} tabIndex={-1}>
      <legend className="label">{field.label}</legend>
      {slots.discount({
        value: value as DiscountValue | null,
        onChange,
        prixMoyen: price,
        egalim: isEgalim,
      })}
      {(own ?? field.help) && <FieldNote id={`${fieldId(path)}-note`} error={own} hint={field.help} />}
    </fieldset>
  )
}

function discountText(value: Values): string {
  const label = DISCOUNT_TYPE_LABELS[value['type'] as DiscountType] ?? 'Remise'
  const figures = ['nbProducts', 'offeredProducts', 'price', 'amount']
    .filter((name) => typeof value[name] === 'number')
    .map((name) => formatNumber(value[name] as number))
  return figures.length === 0 ? label : `${label} (${figures.join(', ')})`
}

export const discountView = fieldView<DiscountField>({
  Control: DiscountControl,
  isWide: true,
  describe: (_, value) => discountText(value as Values),
})
