import { RANGE_OPTIONS, ROOM_OPTIONS } from './better-life.ts'
import { defineKind } from './define-kind.ts'
import { choice, code, contentRefs, flag, images, longText, moneyCents, text } from './fields.ts'

/** The own-brand products and the « Mieux vivre » range. */
export const product = defineKind({
  key: 'product',
  route: '/catalogue',
  area: 'catalogue',
  desk: { group: 'catalogue', rank: 2 },
  is_kept_offline: 'ahead',
  menu: { by: 'room' },
  labels: {
    singular: 'Produit',
    plural: 'Catalogue',
    a: 'un produit',
    empty: 'Aucun produit dans ce rayon pour le moment.',
    intro: 'La marque du réseau et la gamme Mieux vivre, pièce par pièce.',
  },
  fields: {
    range: choice(
      'Gamme',
      [
        { value: 'mdd', label: 'Marque du réseau' },
        { value: 'mieux-vivre', label: 'Mieux vivre' },
      ],
      { card: true, expected: true },
    ),
    room: choice('Pièce', ROOM_OPTIONS, { card: true }),
    range_code: choice('Sous-gamme', RANGE_OPTIONS, { card: true }),
    code: code('Référence', { card: true, expected: true }),
    ean: code('EAN', { card: true }),
    price: moneyCents('Prix moyen constaté', { card: true }),
    is_lpp: flag('Prise en charge LPP', { card: true, default: false }),
    lpp_code: code('Code LPP'),
    pack_shots: images('Photos du produit'),
    sizes: text('Tailles et variantes', { searchable: true }),
    indications: longText('Indications', { searchable: true }),
    counter_advice: longText('Conseil au comptoir', { searchable: true, team_only: true }),
    technical_file: contentRefs('Fiche technique', ['technical_file'], { max: 1 }),
    cross_sell: contentRefs('À proposer avec', ['product'], { max: 8 }),
    egalim: choice(
      'Encadrement des promotions',
      [
        { value: 'none', label: 'Non concerné' },
        { value: 'food', label: 'Alimentaire' },
        { value: 'hygiene', label: 'Hygiène-beauté' },
      ],
      { editor_only: true, default: 'none' },
    ),
    is_stopped: flag('Produit arrêté', { card: true, default: false }),
    replaced_by: contentRefs('Remplacé par', ['product'], { max: 1 }),
  },
  categories: [
    { key: 'premiers-soins', label: 'Premiers soins' },
    { key: 'hygiene', label: 'Hygiène' },
    { key: 'orl', label: 'Nez et gorge' },
    { key: 'complements', label: 'Compléments alimentaires' },
    { key: 'bebe', label: 'Bébé' },
    { key: 'maintien-a-domicile', label: 'Maintien à domicile' },
  ],
  filters: {
    range: { label: 'Gamme' },
    room: { label: 'Pièce' },
    range_code: { label: 'Sous-gamme' },
    is_lpp: { label: 'Prise en charge LPP' },
  },
  sorts: {
    price: { label: 'Prix croissant', field: 'price', direction: 'asc' },
    price_desc: { label: 'Prix décroissant', field: 'price', direction: 'desc' },
    code: { label: 'Par référence', field: 'code', direction: 'asc' },
  },
  default_sort: 'title',
  is_related_by_subject: true,
})
