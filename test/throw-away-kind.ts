import { defineKind } from '@kiosque/contract/kinds/define-kind'
import { choice, code, flag, integer, longText, steps, text } from '@kiosque/contract/kinds/fields'

/**
 * Declared nowhere: `e2e/throw-away-kind.e2e.ts` puts this file in the registry of a copy of the sources, and the test
 * of the API in the registry it reads.
 */
export const recipe = defineKind({
  key: 'recipe',
  route: '/recettes',
  area: 'services',
  labels: {
    singular: 'Recette',
    plural: 'Recettes',
    a: 'une recette',
    empty: 'Aucune recette pour le moment.',
    intro: 'À préparer au comptoir.',
  },
  fields: {
    level: choice(
      'Niveau',
      [
        { value: 'facile', label: 'Facile' },
        { value: 'fin', label: 'Délicat' },
      ],
      { card: true },
    ),
    minutes: integer('Durée', { card: true, required: true, max: 600, unit: 'min' }),
    reference: code('Référence'),
    is_seasonal: flag('De saison'),
    advice: longText('Conseil', { searchable: true }),
    preparation: steps('Préparation'),
    note: text('Note interne', { editor_only: true }),
  },
  categories: [{ key: 'tisane', label: 'Tisanes' }],
  filters: { level: { label: 'Niveau' } },
  sorts: { minutes: { label: 'Les plus rapides', field: 'minutes', direction: 'asc' } },
})
