import type { ItemType } from '@kiosque/contract/wire/highlights'
import type { ItemRow } from './highlights.sql.ts'

/** What may be put forward by each type, or why it may not. */
interface ItemRule {
  /** Shows a content: whether this one will do. */
  accepts?: (item: ItemRow) => boolean
  absent: string
}

export const ITEM_RULES: Record<ItemType, ItemRule> = {
  content: { accepts: () => true, absent: 'Ce contenu n’existe pas.' },
  product: { accepts: (item) => item.kind === 'product', absent: 'Ce produit n’existe pas.' },
  event: { absent: 'Cet événement n’existe pas.' },
  image: { absent: 'Choisissez une image.' },
}
