import type { ItemType } from '@kiosque/contract/wire/highlights'
import type { ItemRow } from './highlights.sql.ts'

/** What may be put forward by each type, or why it may not. */
interface ItemRule {
  /** Refused altogether, with this sentence. */
  refused?: string
  /** Shows a content: whether this one will do. */
  accepts?: (item: ItemRow) => boolean
  absent: string
}

export const ITEM_RULES: Record<ItemType, ItemRule> = {
  content: { accepts: () => true, absent: 'Ce contenu n’existe pas.' },
  product: { accepts: (item) => item.kind === 'product', absent: 'Ce produit n’existe pas.' },
  event: {
    refused:
      'Un événement ne se met pas en avant ici\u00a0: choisissez un contenu, un produit ou une image avec un lien.',
    absent: 'Cet événement n’existe pas.',
  },
  image: { absent: 'Choisissez une image.' },
}
