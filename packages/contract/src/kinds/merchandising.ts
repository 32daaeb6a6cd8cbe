import { defineKind } from './define-kind.ts'
import { choice, date, file, flag, image, integer, items, longText, text } from './fields.ts'
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

/** A shop window is small or large: the plan differs. */
export const SHOP_SIZES = [
  { value: 'S', label: 'S, jusqu’à 60 m²' },
  { value: 'M', label: 'M, de 60 à 120 m²' },
  { value: 'L', label: 'L, de 120 à 200 m²' },
  { value: 'XL', label: 'XL, plus de 200 m²' },
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
    size_plans: items(
      'Planogrammes par taille d’officine',
      {
        size: choice('Taille', SHOP_SIZES, { required: true }),
        file: file('Planogramme', { required: true }),
        note: text('Mesures', { max: 120 }),
      },
      { item_label: 'une taille', max: 4 },
    ),
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
    // The store of answers reads this name, whatever the kind: here, the answer is « c’est en place ».
    enrolment_open: flag('L’officine signale la mise en place', { team_only: true, default: true }),
  },
  filters: { year: { label: 'Année' }, month: { label: 'Mois' }, spot: { label: 'Emplacement' } },
  sorts: { month: { label: 'Par mois', field: 'month', direction: 'asc' } },
})
