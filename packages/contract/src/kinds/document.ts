import { defineKind } from './define-kind.ts'
import { choice, date, file } from './fields.ts'

/** Has no page of its own: found by search, inside other areas and on the home page. Links lead to where it is found. */
export const document = defineKind({
  key: 'document',
  route: '/search-results',
  has_detail: false,
  detail_route: '/search-results?kind=document&q={title}',
  area: null,
  desk: { group: 'answers', rank: 3 },
  labels: {
    singular: 'Document',
    plural: 'Documents',
    a: 'un document',
    empty: 'Aucun document pour le moment.',
    intro: 'Les documents du siège, à ouvrir ou à télécharger.',
  },
  fields: {
    file: file('Fichier', { card: true, expected: true }),
    document_type: choice(
      'Type de document',
      [
        { value: 'procedure', label: 'Procédure' },
        { value: 'formulaire', label: 'Formulaire' },
        { value: 'contrat', label: 'Contrat' },
        { value: 'fiche-conseil', label: 'Fiche conseil' },
        { value: 'newsletter', label: 'Newsletter' },
        { value: 'compte-rendu', label: 'Compte rendu' },
        { value: 'autre', label: 'Autre' },
      ],
      { card: true },
    ),
    edition_on: date('Édition du', { card: true }),
  },
  categories: [
    { key: 'reseau', label: 'Réseau' },
    { key: 'qualite', label: 'Qualité' },
    { key: 'ressources-humaines', label: 'Ressources humaines' },
    { key: 'communication', label: 'Communication' },
  ],
  filters: { document_type: { label: 'Type de document' } },
})
