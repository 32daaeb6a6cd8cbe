import { HANDOFF_PARTNERS } from '../domain/handoff.ts'
import { contactFields } from './contact-fields.ts'
import { defineKind } from './define-kind.ts'
import { choice, date, items, longText, partner, text, url } from './fields.ts'

export const partnership = defineKind({
  key: 'partnership',
  route: '/services/partnerships',
  area: 'services',
  desk: { group: 'services', rank: 1 },
  labels: {
    singular: 'Partenariat',
    plural: 'Partenariats',
    a: 'un partenariat',
    empty: 'Aucun partenariat pour le moment.',
    intro: 'Les conditions négociées pour les officines du réseau.',
  },
  fields: {
    partner: partner('Partenaire', { card: true, expected: true }),
    advantage: text('L’avantage en une ligne', { card: true, searchable: true }),
    advantages: items(
      'Avantages',
      {
        title: text('Avantage', { required: true, searchable: true }),
        text: longText('Précisions', { searchable: true }),
      },
      { item_label: 'un avantage' },
    ),
    member_price: text('Tarif adhérent', { card: true, max: 120 }),
    public_price: text('Tarif public', { card: true, max: 120 }),
    conditions: longText('Conditions', { searchable: true }),
    valid_until: date('Valable jusqu’au', { card: true }),
    handoff: choice('Ouverture sans nouveau mot de passe', HANDOFF_PARTNERS, { card: true }),
    link: url('Site du partenaire', { card: true }),
    ...contactFields,
  },
  categories: [
    { key: 'energie', label: 'Énergie' },
    { key: 'banque', label: 'Banque' },
    { key: 'assurance', label: 'Assurance' },
    { key: 'logiciel', label: 'Logiciel' },
    { key: 'automate', label: 'Automate' },
    { key: 'ressources-humaines', label: 'Ressources humaines' },
    { key: 'juridique', label: 'Juridique' },
    { key: 'services', label: 'Services à l’officine' },
  ],
  filters: { partner: { label: 'Partenaire' } },
})
