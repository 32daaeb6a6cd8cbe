import { priceDiscount } from '@kiosque/contract/domain/discount'
import type { DiscountValue } from '@kiosque/contract/domain/discount-value'
import { formatEuros } from '@kiosque/contract/domain/money'
import { formatPercent } from '@kiosque/contract/domain/percent'
import { priceText } from './typed-discount.ts'

const many = (n: number, word: string) => `${n}\u00A0${word}${n > 1 ? 's' : ''}`

/** What the customer does and pays, in one sentence; « offert », never « gratuit » (D6-04). */
export function customerSentence(value: DiscountValue, prixMoyen: number | null): string {
  const does = mechanicSentence(value)
  const average = priceText(prixMoyen)
  if (average === null) return does
  const { total, items, unit_price } = priceDiscount({
    type: value.type,
    prix_moyen: average,
    discount: value,
  })
  const pays = `Il paie ${formatEuros(total)}`
  return items === 1
    ? `${does} ${pays}.`
    : `${does} ${pays} les ${items}, soit ${formatEuros(unit_price)} l’article.`
}

function mechanicSentence({ type, price, amount, nbProducts, offeredProducts }: DiscountValue): string {
  const n = nbProducts ?? 0
  switch (type) {
    case 1:
      return `Le client trouve l’article au prix conseillé de ${formatEuros(price ?? 0)}.`
    case 2:
      return `Le client a ${formatEuros(amount ?? 0)} de remise immédiate.`
    case 3:
      return `Le client a ${formatPercent(amount ?? 0)} de remise.`
    case 4: {
      const offered = offeredProducts ?? 0
      const text = offered > 1 ? `${offered}\u00A0lui sont offerts` : '1\u00A0lui est offert'
      return `Le client achète ${many(n, 'article')}, ${text}.`
    }
    case 5:
      return `Le client achète ${many(n, 'article')}, le ${n}e est à ${formatPercent(amount ?? 0)} de remise.`
    case 6:
      return `Le client achète ${many(n, 'article')}, le ${n}e est à ${formatEuros(amount ?? 0)} de remise.`
    case 7:
      return `Le client achète le lot de ${n} au prix de ${formatEuros(price ?? 0)}.`
    case 8:
      return `Le client achète le lot de ${n}, chaque article à ${formatPercent(amount ?? 0)} de remise.`
    default:
      return 'Le client paie le prix de l’article.'
  }
}
