import { useQuery } from '@tanstack/react-query'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { priceDiscount } from '@kiosque/contract/domain/discount'
import { NO_PRICE } from '@kiosque/contract/domain/discount-value'
import type { DiscountValue } from '@kiosque/contract/domain/discount-value'
import { DEFAULT_CAP_PERCENT, isWithinCap, nearestLegal } from '@kiosque/contract/domain/egalim'
import { formatPercent } from '@kiosque/contract/domain/percent'
import { capQuery } from '../../lib/discount-cap.ts'
import { Button } from '../../ui/button.tsx'
import { priceText } from './typed-discount.ts'
import { Announcement } from '../../ui/announcement.tsx'

type EgalimMeterProps = {
  value: DiscountValue
  prixMoyen: number | null
  /** The product is food or hygiene-beauty: the cap applies to it. */
  egalim: boolean
  onApply: (value: DiscountValue) => void
}

/** These need no price to be compared: they are percents already. */
const PRICELESS: readonly number[] = [3, 4, 5, 8]

/** The effort as a plain percent against the legal cap, and the nearest discount that keeps to it (D6-05). */
export function EgalimMeter({ value, prixMoyen, egalim, onApply }: EgalimMeterProps) {
  const { data: cap = DEFAULT_CAP_PERCENT } = useQuery(capQuery)
  if (value.type === 0) return null
  const average = priceText(prixMoyen) ?? (PRICELESS.includes(value.type) ? NO_PRICE : null)
  if (average === null)
    return <p className="small muted">Indiquez le prix moyen constaté pour comparer au plafond EGalim.</p>
  const input = { type: value.type, prix_moyen: average, discount: value }
  const { equivalent_percent: percent } = priceDiscount(input)
  const isLegal = !egalim || isWithinCap(input, cap)
  const nearest = isLegal ? null : nearestLegal(input, cap)
  return (
    <div className="egalim" data-legal={isLegal}>
      <div className="row between">
        <span className="small">Équivaut à {formatPercent(percent)} de remise</span>
        <span className="small muted">Plafond EGalim {formatPercent(cap)}</span>
      </div>
      <div
        className="egalim__bar"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a meter cannot show the cap beside its value
        role="meter"
        aria-label="Remise équivalente"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${formatPercent(percent)}, plafond ${formatPercent(cap)}`}
      >
        <span className="egalim__value" style={{ width: `${percent}%` }} />
        <span className="egalim__cap" style={{ left: `${cap}%` }} />
      </div>
      <Verdict egalim={egalim} isLegal={isLegal} message={nearest?.message} />
      {nearest && (
        <Button
          size="sm"
          variant="outline"
          onClick={() => onApply({ type: value.type, ...nearest.discount })}
        >
          Appliquer «&nbsp;{nearest.label}&nbsp;»
        </Button>
      )}
    </div>
  )
}

function Verdict({
  egalim,
  isLegal,
  message,
}: {
  egalim: boolean
  isLegal: boolean
  message: string | undefined
}) {
  if (!egalim)
    return (
      <p className="hint">
        Ce produit n’est ni alimentaire ni d’hygiène-beauté&nbsp;: le plafond ne s’applique pas.
      </p>
    )
  if (isLegal)
    return (
      <p className="okmsg">
        <IconCircleCheck className="i" aria-hidden="true" />
        Sous le plafond.
      </p>
    )
  return (
    <Announcement className="err">
      <IconAlertTriangle className="i" aria-hidden="true" />
      {message ?? 'Cette remise dépasse le plafond.'}
    </Announcement>
  )
}
