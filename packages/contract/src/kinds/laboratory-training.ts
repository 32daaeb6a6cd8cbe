import { TRAINING_FORMATS } from '../domain/training-formats.ts'
import { contactFields } from './contact-fields.ts'
import { defineKind } from './define-kind.ts'
import { choice, contentRefs, date, datetime, integer, items, text, url } from './fields.ts'

export const laboratoryTraining = defineKind({
  key: 'laboratory_training',
  route: '/formations/laboratory-training',
  area: 'formations',
  desk: { group: 'formations', rank: 4 },
  labels: {
    singular: 'Formation laboratoire',
    plural: 'Formations laboratoires',
    a: 'une formation',
    empty: 'Aucune formation de laboratoire pour le moment.',
    intro: 'Les formations proposées par les laboratoires du réseau.',
  },
  fields: {
    modality: choice(
      'Modalité',
      [
        { value: 'presentiel', label: 'Présentiel' },
        { value: 'visio', label: 'Visio' },
        { value: 'e-learning', label: 'E-learning' },
      ],
      { card: true, expected: true },
    ),
    format: choice('Format', TRAINING_FORMATS, {
      card: true,
      help: 'Une visite en officine se demande depuis la page, avec trois créneaux.',
    }),
    first_on: date('Première date', { card: true }),
    last_on: date('Dernière date', { card: true }),
    sessions: items(
      'Dates',
      {
        starts_at: datetime('Début', { required: true }),
        ends_at: datetime('Fin'),
        place: text('Lieu ou lien', { searchable: true }),
        seats: integer('Places', { max: 10_000 }),
      },
      {
        item_label: 'une date',
        card: true,
        help: 'Celles que le laboratoire tient lui-même. Pour que les équipes s’inscrivent ici, créez un événement de l’agenda et liez-le à cette formation.',
      },
    ),
    duration_minutes: integer('Durée', { card: true, max: 6_000, unit: 'min' }),
    objectives: items(
      'Objectifs',
      { text: text('Objectif', { required: true, max: 300, searchable: true }) },
      { item_label: 'un objectif' },
    ),
    link: url('Lien vers le module'),
    quiz: contentRefs('Quiz à la suite', ['quiz'], { max: 1 }),
    ...contactFields,
  },
  categories: [
    { key: 'dermo-cosmetique', label: 'Dermo-cosmétique' },
    { key: 'nutrition', label: 'Nutrition et micronutrition' },
    { key: 'orl', label: 'Nez et gorge' },
    { key: 'bebe', label: 'Bébé et maman' },
    { key: 'bucco-dentaire', label: 'Hygiène bucco-dentaire' },
    { key: 'orthopedie', label: 'Orthopédie et maintien à domicile' },
  ],
  filters: { format: { label: 'Format' }, modality: { label: 'Modalité' } },
  sorts: { date: { label: 'Prochaines dates', field: 'first_on', direction: 'asc', over_last: true } },
  default_sort: 'date',
  period: { start: 'first_on', end: 'last_on' },
})
