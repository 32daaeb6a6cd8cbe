import { contactFields } from './contact-fields.ts'
import { defineKind } from './define-kind.ts'
import { choice, code, date, decimal, integer, items, longText, richText, text } from './fields.ts'

export const academy = defineKind({
  key: 'academy',
  route: '/academie-reference',
  area: 'formations',
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
      },
      { item_label: 'un module', with_ids: true, expected: true },
    ),
    hours: decimal('Durée totale', { card: true, max: 1_000, unit: 'h' }),
    dpc_number: code('N° d’action DPC', { card: true }),
    dpc_type: choice(
      'Type d’action DPC',
      [
        { value: 'formation-continue', label: 'Formation continue' },
        { value: 'evaluation', label: 'Évaluation des pratiques' },
        { value: 'gestion-des-risques', label: 'Gestion des risques' },
        { value: 'aucun', label: 'Ne vaut pas DPC' },
      ],
      { card: true },
    ),
    funding: text('Prise en charge', { searchable: true }),
    finish_before: date('À terminer avant le', { card: true }),
    trainer: text('Formateur', { searchable: true }),
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
  filters: { dpc_type: { label: 'Action DPC' } },
  sorts: { hours: { label: 'Les plus courts', field: 'hours', direction: 'asc' } },
})
