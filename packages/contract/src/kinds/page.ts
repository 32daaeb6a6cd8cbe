import { defineKind } from './define-kind.ts'
import { choice } from './fields.ts'

/** S3-12; the number 5 is not used. */
export const PAGE_TYPES = [
  { value: 0, label: 'Conditions générales' },
  { value: 1, label: 'Mentions légales' },
  { value: 2, label: 'Données personnelles' },
  { value: 3, label: 'Pharmacie de garde' },
  { value: 4, label: 'Contact' },
  { value: 6, label: 'Qui sommes-nous' },
  { value: 7, label: 'Avantages\u00a0: inscription' },
  { value: 8, label: 'Avantages\u00a0: connexion' },
  { value: 9, label: 'En-têtes' },
  { value: 10, label: 'Carte de fidélité' },
] as const

export const page = defineKind({
  key: 'page',
  route: '/p',
  detail_route: '/p/{slug}',
  area: null,
  desk: { group: 'answers', rank: 2 },
  labels: {
    singular: 'Page',
    plural: 'Pages',
    a: 'une page',
    empty: 'Aucune page pour le moment.',
    intro: 'Les pages de référence du portail.',
  },
  fields: { page_type: choice('Type de page', PAGE_TYPES, { card: true }) },
  filters: { page_type: { label: 'Type de page' } },
  default_sort: 'title',
  public_when: { field: 'page_type', in: [0, 1, 2] },
})
