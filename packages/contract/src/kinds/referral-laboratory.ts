import { cardContactFields } from './contact-fields.ts'
import { defineKind } from './define-kind.ts'
import { choice, date, integer, longText, text } from './fields.ts'

export const referralLaboratory = defineKind({
  key: 'referral_laboratory',
  route: '/annual-agreements/referral-laboratory',
  area: 'agreements',
  desk: { group: 'agreements', rank: 2 },
  labels: {
    singular: 'Laboratoire référencé',
    plural: 'Laboratoires référencés',
    a: 'un laboratoire référencé',
    empty: 'Aucun laboratoire référencé pour le moment.',
    intro: 'Les laboratoires choisis par le réseau et leurs conditions de l’année.',
  },
  fields: {
    year: integer('Année de l’accord', { card: true, min: 2000, max: 2100, expected: true }),
    level: choice(
      'Niveau',
      [
        { value: 'referent', label: 'Référent' },
        { value: 'partenaire', label: 'Partenaire' },
        { value: 'reference', label: 'Référencé' },
      ],
      { card: true, expected: true },
    ),
    domain: text('Domaine', { card: true, searchable: true }),
    reason: text('Pourquoi ce laboratoire', { card: true, searchable: true }),
    advantage: text('Condition principale', { card: true, searchable: true, team_only: true }),
    conditions: longText('Conditions', { card: true, searchable: true, team_only: true }),
    order_route: choice(
      'Commande',
      [
        { value: 'plateforme', label: 'Plateforme' },
        { value: 'direct', label: 'Direct' },
      ],
      { card: true },
    ),
    sign_before: date('À signer avant le', { card: true }),
    ...cardContactFields,
  },
  filters: { year: { label: 'Année' }, level: { label: 'Niveau' }, order_route: { label: 'Commande' } },
  sorts: { year: { label: 'Par année', field: 'year', direction: 'desc' } },
})
