import { contactFields } from './contact-fields.ts'
import { defineKind } from './define-kind.ts'
import { date, integer, items, longText, moneyCents, percent, steps, text } from './fields.ts'

export const performance = defineKind({
  key: 'performance',
  route: '/annual-agreements/performances',
  area: 'agreements',
  desk: { group: 'agreements', rank: 1 },
  labels: {
    singular: 'Accord de performance',
    plural: 'Performances',
    a: 'un accord',
    empty: 'Aucun accord de performance pour le moment.',
    intro: 'Les objectifs de l’année avec chaque laboratoire, et ce qu’ils rapportent.',
  },
  fields: {
    year: integer('Année', { card: true, min: 2000, max: 2100, expected: true }),
    period_start: date('Début', { card: true }),
    period_end: date('Fin', { card: true }),
    objectives: items(
      'Objectifs',
      {
        title: text('Objectif', { required: true, searchable: true }),
        text: longText('Précisions', { searchable: true }),
      },
      { item_label: 'un objectif' },
    ),
    tiers: items(
      'Paliers',
      {
        title: text('Palier', { required: true }),
        threshold: moneyCents('Achats hors taxes à partir de'),
        rate: percent('Remise de fin d’année'),
      },
      { item_label: 'un palier', card: true, max: 20 },
    ),
    steps: steps('Étapes de l’année'),
    remuneration: longText('Rémunération', { searchable: true }),
    push: longText('Pour franchir le palier', { team_only: true }),
    best_rate: percent('Remise de fin d’année maximale', { card: true }),
    ...contactFields,
  },
  filters: { year: { label: 'Année' } },
  sorts: { year: { label: 'Par année', field: 'year', direction: 'desc' } },
  period: { start: 'period_start', end: 'period_end' },
})
