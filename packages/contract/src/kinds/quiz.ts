import { defineKind } from './define-kind.ts'
import { choice, contentRefs, date, flag, image, integer, items, longText, percent, text } from './fields.ts'

export const QUESTION_TYPES = [
  { value: 'single', label: 'Choix unique' },
  { value: 'multiple', label: 'Choix multiple' },
  { value: 'true_false', label: 'Vrai ou faux' },
  { value: 'ordering', label: 'Remise en ordre' },
] as const

/** D7-01. Questions never travel with the content: an attempt gives them out, without their answers. */
export const quiz = defineKind({
  key: 'quiz',
  route: '/formations/quiz',
  area: 'formations',
  labels: {
    singular: 'Quiz',
    plural: 'Quiz',
    a: 'un quiz',
    empty: 'Aucun quiz pour le moment.',
    intro: 'Quelques minutes pour vérifier et ancrer vos connaissances.',
  },
  fields: {
    questions: items(
      'Questions',
      {
        type: choice('Type de question', QUESTION_TYPES, { required: true }),
        label: longText('Question', { required: true, max: 500 }),
        image: image('Illustration'),
        explanation: longText('Explication', { editor_only: true, help: 'Montrée avec la correction.' }),
        choices: items(
          'Réponses proposées',
          {
            label: text('Réponse', { required: true, max: 300 }),
            is_correct: flag('Bonne réponse', { editor_only: true, default: false }),
            position: integer('Rang attendu', {
              editor_only: true,
              max: 20,
              help: 'Pour une remise en ordre.',
            }),
          },
          { item_label: 'une réponse', with_ids: true, max: 12 },
        ),
      },
      { item_label: 'une question', with_ids: true, count_only: true, max: 100, card: true, expected: true },
    ),
    pass_mark: percent('Note de réussite', { card: true, min: 1, default: 80 }),
    time_limit_s: integer('Temps limite', { card: true, min: 30, max: 86_400, unit: 's' }),
    max_attempts: integer('Tentatives au total', { card: true, min: 1, max: 100 }),
    duration_minutes: integer('Durée indicative', { card: true, max: 600, unit: 'min' }),
    due_on: date('À faire avant le', { card: true }),
    has_certificate: flag('Attestation en cas de réussite', { card: true, default: true }),
    prepares_with: contentRefs('Pour se préparer', ['tutorial', 'laboratory_training', 'news', 'document'], {
      max: 6,
    }),
  },
  categories: [
    { key: 'conseil', label: 'Conseil au comptoir' },
    { key: 'reglementation', label: 'Réglementation' },
    { key: 'produits', label: 'Produits' },
    { key: 'prevention', label: 'Prévention' },
  ],
})
