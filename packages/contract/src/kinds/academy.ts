import { contactFields } from './contact-fields.ts'
import { defineKind } from './define-kind.ts'
import {
  choice,
  code,
  contentRefs,
  date,
  datetime,
  decimal,
  flag,
  integer,
  items,
  longText,
  moneyCents,
  multiChoice,
  richText,
  text,
} from './fields.ts'

/** Who may pay for a course. */
const FUNDINGS = [
  { value: 'opco', label: 'OPCO' },
  { value: 'fif-pl', label: 'FIF-PL' },
  { value: 'andpc', label: 'ANDPC' },
  { value: 'reseau', label: 'Offert par le réseau' },
] as const

export const academy = defineKind({
  key: 'academy',
  route: '/academie-reference',
  area: 'formations',
  desk: { group: 'formations', rank: 2 },
  labels: {
    singular: 'Parcours de l’académie',
    plural: 'Académie Référence',
    a: 'un parcours',
    empty: 'Aucun parcours ouvert pour le moment.',
    intro: 'Les parcours de formation du réseau, module par module.',
  },
  fields: {
    programme: richText('Programme', { searchable: true }),
    modules: items(
      'Modules',
      {
        title: text('Module', { required: true, searchable: true }),
        format: choice('Format', [
          { value: 'lecture', label: 'Lecture' },
          { value: 'video', label: 'Vidéo' },
          { value: 'classe-virtuelle', label: 'Classe virtuelle' },
          { value: 'presentiel', label: 'Présentiel' },
          { value: 'evaluation', label: 'Évaluation' },
        ]),
        duration_minutes: integer('Durée', { max: 6_000, unit: 'min' }),
        text: longText('Contenu', { searchable: true }),
        content: contentRefs('À ouvrir', ['tutorial', 'quiz', 'document', 'technical_file', 'news'], {
          max: 1,
          help: 'Un tutoriel vu ou un quiz réussi valide le module.',
        }),
        starts_at: datetime('Date'),
        place: text('Lieu ou lien', {
          max: 300,
          help: 'L’adresse d’un événement de l’agenda (/agenda/12) y fait réserver sa place.',
        }),
        seats: integer('Places', { max: 10_000 }),
      },
      {
        item_label: 'un module',
        with_ids: true,
        expected: true,
      },
    ),
    is_sequential: flag('Les modules s’ouvrent l’un après l’autre', { default: true }),
    prerequisites: contentRefs('À terminer avant', ['academy', 'tutorial', 'quiz'], {
      max: 6,
      help: 'Le parcours reste fermé jusque-là.',
    }),
    hours: decimal('Durée totale', { card: true, max: 1_000, unit: 'h' }),
    dpc_number: code('N° d’action DPC', { card: true }),
    dpc_type: choice(
      'Type d’action DPC',
      [
        {
          value: 'formation-continue',
          label: 'Formation continue',
          found_by: 'Action DPC : formation continue',
        },
        {
          value: 'evaluation',
          label: 'Évaluation des pratiques',
          found_by: 'Action DPC : évaluation des pratiques',
        },
        {
          value: 'gestion-des-risques',
          label: 'Gestion des risques',
          found_by: 'Action DPC : gestion des risques',
        },
        // Whoever looks for a DPC course does not look for one that is none.
        { value: 'aucun', label: 'Ne vaut pas DPC', found_by: '' },
      ],
      { card: true },
    ),
    price: moneyCents('Prix par personne'),
    fundings: multiChoice('Financement', FUNDINGS, { card: true }),
    funding: text('Prise en charge', { searchable: true }),
    is_mandatory: flag('Obligatoire', { card: true, default: false }),
    finish_before: date('À terminer avant le', { card: true }),
    has_certificate: flag('Attestation à la fin du parcours', { default: true }),
    trainer: text('Formateur', { searchable: true }),
    trainer_title: text('Fonction du formateur', { max: 120 }),
    seats: integer('Places', { max: 10_000 }),
    outcomes: items(
      'À la fin du parcours',
      { text: text('Acquis ou document', { required: true, max: 300 }) },
      { item_label: 'un acquis' },
    ),
    ...contactFields,
  },
  categories: [
    { key: 'missions', label: 'Nouvelles missions' },
    { key: 'management', label: 'Management' },
    { key: 'gestion', label: 'Gestion de l’officine' },
    { key: 'conseil', label: 'Conseil' },
  ],
  filters: { dpc_type: { label: 'Action DPC' }, fundings: { label: 'Financement' } },
  sorts: {
    due: { label: 'À terminer en premier', field: 'finish_before', direction: 'asc' },
    hours: { label: 'Les plus courts', field: 'hours', direction: 'asc' },
  },
  default_sort: 'due',
  due_field: 'finish_before',
})
