import { QUESTION_TYPES, REVIEWS } from '../domain/quiz-question.ts'
import { defineKind } from './define-kind.ts'
import {
  choice,
  contentRefs,
  date,
  decimal,
  flag,
  image,
  integer,
  items,
  longText,
  percent,
  text,
  url,
} from './fields.ts'

/** D7-01. Questions never travel with the content: an attempt gives them out, without their answers. */
export const quiz = defineKind({
  key: 'quiz',
  route: '/formations/quiz',
  area: 'formations',
  desk: { group: 'formations', rank: 1 },
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
        explanation: longText('Explication', { editor_only: true }),
        source: text('Source', {
          editor_only: true,
          max: 200,
        }),
        source_url: url('Lien vers la source', { editor_only: true }),
        points: integer('Points', { min: 1, max: 10, default: 1 }),
        has_partial_credit: flag('Une réponse en partie juste rapporte une partie des points', {
          default: false,
        }),
        number: decimal('Nombre attendu', {
          editor_only: true,
          min: -1_000_000,
          max: 1_000_000,
        }),
        tolerance: decimal('Écart accepté', { editor_only: true, min: 0, max: 1_000_000 }),
        unit: text('Unité', { max: 20 }),
        bank_id: integer('Question de la banque', { editor_only: true, min: 1, max: 2_147_483_647 }),
        choices: items(
          'Réponses proposées',
          {
            label: text('Réponse', { required: true, max: 300 }),
            is_correct: flag('Bonne réponse', { editor_only: true, default: false }),
            position: integer('Rang attendu', {
              editor_only: true,
              max: 20,
            }),
            match: text('Va avec', { editor_only: true, max: 300 }),
          },
          { item_label: 'une réponse', with_ids: true, max: 12 },
        ),
      },
      { item_label: 'une question', with_ids: true, count_only: true, max: 100, card: true, expected: true },
    ),
    pass_mark: percent('Note de réussite', { card: true, min: 1, default: 80 }),
    time_limit_s: integer('Temps limite', { card: true, min: 1, max: 86_400, unit: 's' }),
    max_attempts: integer('Tentatives au total', { card: true, min: 1, max: 100 }),
    duration_minutes: integer('Durée indicative', { card: true, max: 600, unit: 'min' }),
    draw_count: integer('Questions posées', {
      card: true,
      min: 1,
      max: 100,
      help: 'Tirées au sort parmi celles du quiz. Vide\u00a0: toutes.',
    }),
    shuffle_questions: flag('Mélanger les questions', { default: true }),
    shuffle_choices: flag('Mélanger les réponses', { default: true }),
    cooldown_hours: integer('Délai entre deux tentatives', { min: 0, max: 8_760, unit: 'h' }),
    review: choice('Montrer les corrections', REVIEWS, { default: 'after_submit' }),
    is_mandatory: flag('Obligatoire', { card: true, default: false }),
    due_on: date('À faire avant le', { card: true }),
    validity_months: integer('Valable', {
      card: true,
      min: 1,
      max: 120,
      unit: 'mois',
      help: 'Ensuite, le quiz est à refaire.',
    }),
    has_certificate: flag('Attestation en cas de réussite', { card: true, default: true }),
    prize: text('Lot à gagner', {
      max: 200,
      help: 'Aucun avantage d’un laboratoire sans le dispositif anti-cadeaux (CSP, art. L. 1453-3).',
    }),
    prepares_with: contentRefs('Pour se préparer', ['tutorial', 'laboratory_training', 'news', 'document'], {
      max: 6,
    }),
  },
  sorts: { due: { label: 'À faire en premier', field: 'due_on', direction: 'asc' } },
  default_sort: 'due',
  due_field: 'due_on',
  categories: [
    { key: 'conseil', label: 'Conseil au comptoir' },
    { key: 'reglementation', label: 'Réglementation' },
    { key: 'produits', label: 'Produits' },
    { key: 'prevention', label: 'Prévention' },
  ],
})
