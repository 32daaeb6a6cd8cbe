import { defineKind } from './define-kind.ts'
import { choice, files } from './fields.ts'

export const laboratoryThematic = defineKind({
  key: 'laboratory_thematic',
  route: '/services/laboratory-thematic',
  has_detail: false,
  area: 'services',
  desk: { group: 'services', rank: 3 },
  labels: {
    singular: 'Thématique laboratoire',
    plural: 'Thématiques laboratoires',
    a: 'une thématique',
    empty: 'Aucune thématique pour le moment.',
    intro: 'Argumentaires et documents des laboratoires, thème par thème.',
  },
  fields: {
    theme: choice(
      'Thème',
      [
        { value: 'sommeil', label: 'Sommeil' },
        { value: 'digestion', label: 'Digestion' },
        { value: 'immunite', label: 'Immunité' },
        { value: 'solaire', label: 'Solaire' },
        { value: 'peau', label: 'Peau' },
        { value: 'articulations', label: 'Articulations' },
        { value: 'circulation', label: 'Circulation' },
        { value: 'bebe', label: 'Bébé' },
        { value: 'nez-gorge', label: 'Nez et gorge' },
        { value: 'bouche', label: 'Bouche et dents' },
        { value: 'minceur', label: 'Minceur' },
        { value: 'stress', label: 'Stress et détente' },
      ],
      { card: true, expected: true },
    ),
    documents: files('Documents', { card: true, expected: true }),
  },
  filters: { theme: { label: 'Thème' } },
})
