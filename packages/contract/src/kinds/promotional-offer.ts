import { contactFields } from './contact-fields.ts'
import { defineKind } from './define-kind.ts'
import { choice, date, discount, file, flag, longText, moneyCents, productLines, text } from './fields.ts'

/** S3-19, worded exactly so. */
export const OFFER_TYPES = [
  { value: 'plateforme', label: 'Offre plateforme' },
  { value: 'direct', label: 'Offre Direct' },
] as const

export const promotionalOffer = defineKind({
  key: 'promotional_offer',
  route: '/offers/promotional-offers',
  area: 'offers',
  desk: 'alone',
  is_kept_offline: 'ahead',
  menu: { by: 'offer_type' },
  labels: {
    singular: 'Offre promotionnelle',
    plural: 'Offres promotionnelles',
    a: 'une offre',
    empty: 'Aucune offre en cours pour le moment.',
    intro: 'Les offres négociées pour vous, avec leur mécanique et leur échéance.',
  },
  fields: {
    offer_type: choice('Type d’offre', OFFER_TYPES, { card: true, expected: true, team_only: true }),
    period_start: date('Valable à partir du', { card: true, expected: true }),
    period_end: date('Valable jusqu’au', { card: true, expected: true }),
    price: moneyCents('Prix moyen constaté', { card: true }),
    mechanics: discount('Remise', { card: true }),
    products: productLines('Produits et remises', { expected: true, team_only: true }),
    order_deadline: date('À commander avant le', { card: true, team_only: true }),
    order_form: file('Bon de commande', { team_only: true }),
    order_reference: text('Référence du panier Déporef', { max: 60, team_only: true }),
    minimum_order: text('Minimum de commande', { max: 200, team_only: true }),
    delivery: text('Livraison', { max: 200, team_only: true }),
    payment_terms: text('Règlement', { max: 200, team_only: true }),
    conditions: longText('Conditions', { searchable: true, team_only: true }),
    is_egalim: flag('Alimentaire ou hygiène-beauté (plafond EGalim)', { editor_only: true, default: false }),
    ...contactFields,
  },
  categories: [
    { key: 'dermo-cosmetique', label: 'Dermo-cosmétique' },
    { key: 'complements', label: 'Compléments alimentaires' },
    { key: 'hygiene', label: 'Hygiène' },
    { key: 'bebe', label: 'Bébé' },
    { key: 'orl', label: 'Nez et gorge' },
    { key: 'bucco-dentaire', label: 'Bucco-dentaire' },
    { key: 'premiers-soins', label: 'Premiers soins' },
    { key: 'maintien-a-domicile', label: 'Maintien à domicile' },
  ],
  filters: {
    order_deadline: { label: 'Échéance', by_week: true },
    offer_type: { label: 'Type d’offre' },
    mechanics: { label: 'Mécanique', made: 'mechanic' },
    price: { label: 'Prix', made: 'price' },
  },
  sorts: {
    deadline: { label: 'Échéance la plus proche', field: 'order_deadline', direction: 'asc', or_end: true },
    price: { label: 'Prix croissant', field: 'price', direction: 'asc' },
  },
  default_sort: 'deadline',
  period: { start: 'period_start', end: 'period_end' },
  has_phase_tabs: true,
  is_related_by_subject: true,
  team_text: 'all',
})
