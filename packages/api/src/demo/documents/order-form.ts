import { type About, dayOf, euros, priced } from './about.ts'
import { Sheet } from './sheet.ts'

/** Lines to fill in, with the price each is ordered at. */
export function orderForm(title: string, { content, fields }: About): Uint8Array {
  const sheet = new Sheet(
    'Bon de commande',
    content.title,
    `Offre ${content.laboratory} du ${dayOf(fields.period_start)} au ${dayOf(fields.period_end)}. À commander avant le ${dayOf(fields.order_deadline)}.`,
  )
  sheet.heading('Votre officine').blanks(['Raison sociale', 'Code CIP', 'Personne qui commande'])
  sheet.heading('Votre commande').table(
    [
      { label: 'Produit', part: 0.36 },
      { label: 'Tarif', part: 0.13, align: 'right' },
      { label: 'Remise', part: 0.23 },
      { label: 'Net l’unité', part: 0.14, align: 'right' },
      { label: 'Quantité', part: 0.14, align: 'right' },
    ],
    (fields.products ?? []).map((line) => {
      const { label, unit } = priced(line)
      return [line.ean ? `${line.name} (${line.ean})` : line.name, euros(line.price), label, euros(unit), '']
    }),
    34,
  )
  sheet
    .heading('Conditions')
    .facts([
      ['Minimum', fields.minimum_order ?? ''],
      ['Livraison', fields.delivery ?? ''],
      ['Règlement', fields.payment_terms ?? ''],
      ...(fields.order_reference ? [['Référence', fields.order_reference] as const] : []),
      ['À savoir', fields.conditions ?? ''],
      ['Contact', `${fields.contact_name ?? ''}, ${fields.contact_email ?? ''}`],
    ])
  sheet.blanks(['Date, cachet et signature'])
  return sheet.bytes()
}
