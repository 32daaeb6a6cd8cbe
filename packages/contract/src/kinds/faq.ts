import { defineKind } from './define-kind.ts'
import { contentRefs, faqTheme, integer, text } from './fields.ts'

export const faq = defineKind({
  key: 'faq',
  route: '/faq',
  detail_route: '/faq/{theme}/{id}',
  area: 'faq',
  desk: { group: 'answers', rank: 1 },
  menu: 'by_theme',
  labels: {
    singular: 'Question fréquente',
    plural: 'Questions fréquentes',
    a: 'une question',
    empty: 'Aucune question dans ce thème pour le moment.',
    intro: 'Les réponses du siège aux questions que vous posez le plus.',
  },
  body: { name: 'answer', label: 'Réponse' },
  title_from: 'question',
  fields: {
    question: text('Question', { max: 200, card: true, searchable: true }),
    theme: faqTheme('Thème', { card: true, expected: true }),
    position: integer('Rang dans le thème', { card: true, max: 10_000, default: 0 }),
    synonyms: text('Autres mots pour la trouver', {
      max: 500,
      searchable: true,
      editor_only: true,
      help: 'Séparés par des virgules. Jamais affichés.',
    }),
    related_documents: contentRefs('Documents liés', ['document', 'tutorial', 'news'], { max: 6 }),
  },
  filters: { theme: { label: 'Thème' } },
  sorts: { position: { label: 'Dans l’ordre du siège', field: 'position', direction: 'asc' } },
  default_sort: 'position',
})
