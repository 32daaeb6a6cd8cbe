import { defineKind } from './define-kind.ts'
import { choice, contentRefs, date, flag, items, text } from './fields.ts'

/** S3-13. */
export const POST_TYPES = [
  { value: 1, label: 'Article' },
  { value: 2, label: 'Dossier' },
  { value: 3, label: 'Conseil' },
  { value: 4, label: 'Menu' },
  { value: 5, label: 'Page' },
  { value: 6, label: 'Mot du siège' },
] as const

export const news = defineKind({
  key: 'news',
  route: '/news',
  area: 'news',
  desk: 'alone',
  menu: { by: 'category' },
  labels: {
    singular: 'Actualité',
    plural: 'Actualités',
    a: 'une actualité',
    empty: 'Aucune actualité pour le moment.',
    intro: 'La vie du réseau, les dossiers et les conseils du siège.',
  },
  fields: {
    post_type: choice('Type d’article', POST_TYPES, { card: true, default: 1 }),
    key_points: items(
      'À retenir',
      { text: text('Point à retenir', { required: true, max: 300, searchable: true }) },
      { item_label: 'un point', max: 6 },
    ),
    related_posts: contentRefs('À lire aussi', ['news'], { max: 6 }),
    learn_with: contentRefs('Pour se former', ['quiz', 'tutorial', 'academy', 'laboratory_training'], {
      max: 4,
    }),
    pinned: flag('Épinglée en tête de liste', { card: true, default: false }),
    monthly: flag('Retenue pour la newsletter du mois', { card: true, default: false }),
    must_read: flag('Lecture obligatoire', { card: true, default: false }),
    read_before: date('À lire avant le', { card: true }),
  },
  categories: [
    { key: 'vie-du-reseau', label: 'Vie du réseau' },
    { key: 'reglementation', label: 'Réglementation' },
    { key: 'sante-publique', label: 'Santé publique' },
    { key: 'commerce', label: 'Commerce' },
    { key: 'equipe', label: 'Équipe' },
    { key: 'digital', label: 'Digital' },
    { key: 'alerte', label: 'Alerte' },
  ],
  filters: { post_type: { label: 'Type' }, monthly: { label: 'Newsletter du mois' } },
  pin_field: 'pinned',
})
