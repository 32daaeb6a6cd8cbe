import { defineKind } from './define-kind.ts'
import { choice, date, file, items, text } from './fields.ts'

export const gallery = defineKind({
  key: 'gallery',
  route: '/services/gallery',
  has_detail: false,
  area: 'services',
  desk: { group: 'services', rank: 2 },
  labels: {
    singular: 'Album',
    plural: 'Galerie',
    a: 'un album',
    empty: 'La galerie est vide pour le moment.',
    intro: 'Affiches, visuels et vidéos prêts à l’emploi.',
  },
  fields: {
    album: text('Album', { card: true, searchable: true, max: 120 }),
    asset_type: choice(
      'Type de visuel',
      [
        { value: 'affiche', label: 'Affiche' },
        { value: 'vitrine', label: 'Vitrine' },
        { value: 'reseaux-sociaux', label: 'Réseaux sociaux' },
        { value: 'logo', label: 'Logo' },
        { value: 'photo', label: 'Photo' },
        { value: 'video', label: 'Vidéo' },
      ],
      { card: true },
    ),
    media: items(
      'Images et vidéos',
      {
        file: file('Fichier', { required: true }),
        title: text('Titre', { searchable: true }),
        format: text('Format', { max: 60 }),
      },
      { item_label: 'un visuel', card: true, expected: true, max: 200 },
    ),
    rights_until: date('Droits d’utilisation jusqu’au', { card: true }),
  },
  categories: [
    { key: 'saison', label: 'Saison' },
    { key: 'prevention', label: 'Prévention' },
    { key: 'marque', label: 'Marque du réseau' },
    { key: 'laboratoires', label: 'Laboratoires' },
    { key: 'vie-du-reseau', label: 'Vie du réseau' },
  ],
  filters: { asset_type: { label: 'Type de visuel' } },
})
