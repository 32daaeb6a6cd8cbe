import { z } from 'zod'
import { pricedDiscount } from './highlights.ts'

const amount = z.number({ error: 'Saisissez un nombre.' }).nullable().optional()
const mechanic = z.int({ error: 'Cette mécanique de remise n’existe pas.' })
const discount = z.strictObject({
  type: mechanic.optional(),
  price: amount,
  amount,
  nbProducts: amount,
  offeredProducts: amount,
})

/** D15-07: what priceDiscount takes, plus whether the EGalim cap applies to the product. */
export const discountPreviewBody = z.strictObject({
  type: mechanic.optional(),
  prix_moyen: z.string({ error: 'Le prix moyen constaté est requis, en centimes.' }).max(20),
  discount: discount.nullable().optional(),
  egalim: z.boolean({ error: 'Répondez par oui ou par non.' }).default(false),
})

export const discountPreview = pricedDiscount.extend({
  /** Within the cap in force today; always true where no cap applies. */
  legal: z.boolean(),
  /** The cap in force today, in percent. */
  cap: z.number(),
  /** The closest discount of the same mechanic that keeps to the cap, where this one does not. */
  nearest_legal: z
    .object({
      discount: z.object({
        price: amount,
        amount,
        nbProducts: amount,
        offeredProducts: amount,
      }),
      label: z.string(),
      message: z.string(),
    })
    .nullable(),
})
export type DiscountPreview = z.infer<typeof discountPreview>

/** The cap the editor compares with: readable by editors, who do not read the settings. */
export const egalimCapAnswer = z.object({ cap: z.number() })
