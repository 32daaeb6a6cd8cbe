import { defineKind } from './define-kind.ts'
import { choice, date, file, image, integer, items, longText, text } from './fields.ts'
import { MONTHS } from './months.ts'

export const SPOTS = [
  { value: 'vitrine', label: 'Vitrine' },
  { value: 'tg1', label: 'Tête de gondole 1' },
  { value: 'tg2', label: 'Tête de gondole 2' },
  { value: 'comptoir', label: 'Comptoir' },
  { value: 'lineaire', label: 'Linéaire' },
  { value: 'ecran', label: 'Écran' },
  { value: 'tablette', label: 'Tablette' },
] as const

export const merchandising = defineKind({
  key: 'merchandising',
  route: '/services/merchandising',
  area: 'services',
  desk: { group: 'services', rank: 4 },
  labels: {
    singular: 'Plan merchandising',
    plural: 'Merchandising',
    a: 'une implantation',
    empty: 'Le plan de l’année n’est pas encore publié.',
    intro: 'Le plan média de l’année, mois par mois et emplacement par emplacement.',
  },
  fields: {
    year: integer('Année', { card: true, min: 2000, max: 2100, expected: true }),
    month: choice('Mois', MONTHS, { card: true, expected: true }),
    month_end: choice('Dernier mois', MONTHS, { card: true, help: 'Si l’implantation dure plusieurs mois.' }),
    spot: choice('Emplacement', SPOTS, { card: true, expected: true }),
    install_on: date('À installer le', { card: true }),
    remove_on: date('À déposer le', { card: true }),
    planogram: file('Planogramme'),
    window_display: longText('La vitrine, pas à pas', { searchable: true }),
    window_picture: image('Photo de la vitrine installée'),
    pos_material: items(
      'PLV et matériel',
      {
        label: text('Élément', { required: true, searchable: true }),
        quantity: integer('Quantité', { max: 10_000 }),
        delivered_on: date('Livré le'),
      },
      { item_label: 'un élément' },
    ),
    facings: items(
      'Produits à mettre en avant',
      {
        name: text('Produit', { required: true, searchable: true }),
        facing: integer('Facing', { max: 1_000 }),
      },
      { item_label: 'un produit' },
    ),
  },
  filters: { year: { label: 'Année' }, month: { label: 'Mois' }, spot: { label: 'Emplacement' } },
  sorts: { month: { label: 'Par mois', field: 'month', direction: 'asc' } },
})
