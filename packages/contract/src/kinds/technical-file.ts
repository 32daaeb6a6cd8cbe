import { RANGE_OPTIONS } from './better-life.ts'
import { defineKind } from './define-kind.ts'
import { choice, code, contentRefs, date, file, items, longText, moneyCents, text } from './fields.ts'

const sentences = (label: string, entry: string) =>
  items(
    label,
    { text: text(entry, { required: true, max: 300, searchable: true }) },
    { item_label: 'une ligne', team_only: true },
  )

export const technicalFile = defineKind({
  key: 'technical_file',
  route: '/mdd-products/technical-files',
  area: 'mdd',
  desk: 'alone',
  is_kept_offline: true,
  labels: {
    singular: 'Fiche technique',
    plural: 'Fiches techniques',
    a: 'une fiche technique',
    empty: 'Aucune fiche technique pour le moment.',
    intro: 'La composition, les codes et les précautions de chaque produit de la marque.',
  },
  fields: {
    product: contentRefs('Produit', ['product'], { max: 1 }),
    range_code: choice('Gamme', RANGE_OPTIONS, { card: true }),
    ean: code('EAN', { card: true }),
    acl: code('Code ACL', { card: true }),
    status_text: text('Statut du produit', {
      searchable: true,
      help: 'Dispositif médical, cosmétique, complément…',
    }),
    packaging: text('Conditionnement', { card: true, searchable: true }),
    carton: text('Carton de réassort', { team_only: true }),
    storage: text('Conservation'),
    composition: longText('Composition', { searchable: true, max: 5_000, expected: true }),
    allergens: text('Allergènes', { searchable: true }),
    may_say: sentences('Ce que vous pouvez dire', 'Allégation permise'),
    may_not_say: sentences('À ne pas dire', 'Allégation interdite'),
    precautions: longText('Précautions', { searchable: true }),
    recommended_price: moneyCents('Prix de vente conseillé', { card: true }),
    sheet: file('Fiche PDF', { card: true, expected: true, team_only: true }),
    sheet_version: text('Version', { card: true, max: 20 }),
    revised_on: date('Mise à jour le', { card: true }),
    versions: items(
      'Versions',
      {
        version: text('Version', { required: true, max: 20 }),
        on: date('Date'),
        text: text('Ce qui change', { max: 300 }),
      },
      { item_label: 'une version' },
    ),
  },
  categories: [
    { key: 'premiers-soins', label: 'Premiers soins' },
    { key: 'hygiene', label: 'Hygiène' },
    { key: 'orl', label: 'Nez et gorge' },
    { key: 'complements', label: 'Compléments alimentaires' },
    { key: 'bebe', label: 'Bébé' },
    { key: 'maintien-a-domicile', label: 'Maintien à domicile' },
  ],
  version_field: 'sheet_version',
  filters: { range_code: { label: 'Gamme' } },
  sorts: { revised: { label: 'Mises à jour récentes', field: 'revised_on', direction: 'desc' } },
})
