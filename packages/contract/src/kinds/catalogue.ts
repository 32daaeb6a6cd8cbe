import { defineKind } from './define-kind.ts'
import { date, file, flag, integer } from './fields.ts'

export const catalogue = defineKind({
  key: 'catalogue',
  route: '/catalogues',
  has_detail: false,
  area: 'catalogue',
  desk: { group: 'catalogue', rank: 1 },
  is_kept_offline: true,
  labels: {
    singular: 'Catalogue',
    plural: 'Catalogues à feuilleter',
    a: 'un catalogue',
    empty: 'Aucun catalogue à feuilleter pour le moment.',
    intro: 'Les catalogues du réseau, à feuilleter ou à télécharger.',
  },
  fields: {
    pdf: file('Catalogue PDF', { card: true, expected: true }),
    valid_from: date('Valable à partir du', { card: true }),
    valid_to: date('Valable jusqu’au', { card: true }),
    pages: integer('Nombre de pages', { card: true, max: 1_000 }),
    is_public: flag('Lisible sans être connecté', { card: true, default: true }),
  },
  categories: [
    { key: 'mieux-vivre', label: 'Mieux vivre' },
    { key: 'saison', label: 'Saison' },
    { key: 'beaute', label: 'Beauté' },
    { key: 'promotion', label: 'Promotions' },
  ],
  period: { start: 'valid_from', end: 'valid_to' },
  public_when: { field: 'is_public', in: [true] },
})
