import { defineKind } from './define-kind.ts'
import {
  choice,
  contentRefs,
  date,
  files,
  integer,
  items,
  longText,
  moneyCents,
  multiChoice,
  steps,
  text,
} from './fields.ts'

const PERFORMERS = [
  { value: 'titulaire', label: 'Titulaire' },
  { value: 'cotitulaire', label: 'Cotitulaire' },
  { value: 'adjoint', label: 'Adjoint' },
  { value: 'preparateur', label: 'Préparateur' },
]

export const healthTest = defineKind({
  key: 'health_test',
  route: '/osez-la-sante',
  area: 'formations',
  desk: { group: 'formations', rank: 3 },
  is_kept_offline: true,
  labels: {
    singular: 'Test en officine',
    plural: 'Osez la santé',
    a: 'un test',
    empty: 'Aucun test à proposer pour le moment.',
    intro: 'Dépistages et tests à proposer en officine, protocole en main.',
  },
  fields: {
    test_type: choice(
      'Test',
      [
        { value: 'angine', label: 'Angine' },
        { value: 'cystite', label: 'Cystite' },
        { value: 'grippe', label: 'Grippe' },
        { value: 'covid', label: 'Covid-19' },
        { value: 'vrs', label: 'VRS' },
        { value: 'glycemie', label: 'Glycémie' },
        { value: 'tension', label: 'Tension artérielle' },
        { value: 'autre', label: 'Autre' },
      ],
      { card: true },
    ),
    duration_minutes: integer('Durée', { card: true, max: 600, unit: 'min' }),
    concerned_public: text('Public concerné', { card: true, searchable: true }),
    performed_by: multiChoice('Qui peut le réaliser', PERFORMERS, { card: true }),
    protocol: steps('Protocole', { expected: true, team_only: true }),
    warning_signs: items(
      'Signes qui orientent vers le médecin',
      { text: text('Signe', { required: true, max: 300, searchable: true }) },
      { item_label: 'un signe', team_only: true },
    ),
    material: items(
      'Matériel à prévoir',
      { label: text('Matériel', { required: true, max: 200, searchable: true }), note: text('Précision') },
      { item_label: 'un matériel', team_only: true },
    ),
    price_advice: moneyCents('Prix conseillé', { card: true }),
    price_advice_text: longText('Conseil sur le prix et la prise en charge', { team_only: true }),
    legal_frame: longText('Cadre réglementaire', { searchable: true, team_only: true }),
    display_documents: files('Documents à afficher', { team_only: true }),
    learn_with: contentRefs('Pour se former', ['quiz', 'tutorial', 'academy', 'laboratory_training'], {
      max: 4,
      team_only: true,
    }),
    campaign_start: date('Début de la période conseillée'),
    campaign_end: date('Fin de la période conseillée'),
  },
  categories: [
    { key: 'depistage', label: 'Dépistage' },
    { key: 'test-rapide', label: 'Test rapide' },
    { key: 'mesure', label: 'Mesure' },
  ],
  team_text: 'body',
  filters: { test_type: { label: 'Test' }, performed_by: { label: 'Réalisé par' } },
})
