import { contactFields } from './contact-fields.ts'
import { defineKind } from './define-kind.ts'
import { choice, date, discount, file, flag, longText, moneyCents, productLines, text } from './fields.ts'

/** S3-19, worded exactly so. */
export const OFFER_TYPES = [
  { value: 'plateforme', label: 'Offre plateforme' },
  { value: 'direct', label: 'Offre Direct' },
] as const

/** Mechanics as people look for them. */
export const MECHANICS = [
  { value: 'pourcentage', label: 'Pourcentage' },
  { value: 'euros', label: 'Montant en euros' },
  { value: 'offert', label: 'Produit offert' },
  { value: 'lot', label: 'Lot' },
  { value: 'conseille', label: 'Prix conseillé' },
] as const

export const PRICE_BANDS = [
  { value: 'moins-de-10', label: 'Moins de 10\u00A0€' },
  { value: '10-a-25', label: 'De 10 à 25\u00A0€' },
  { value: '25-a-50', label: 'De 25 à 50\u00A0€' },
  { value: '50-et-plus', label: '50\u00A0€ et plus' },
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
    mechanics: { label: 'Mécanique', made: { from: 'mechanic', options: MECHANICS } },
    price: { label: 'Prix', made: { from: 'price', options: PRICE_BANDS } },
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
