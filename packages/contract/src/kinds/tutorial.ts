import { defineKind } from './define-kind.ts'
import { choice, contentRefs, date, file, flag, integer, items, longText, text, video } from './fields.ts'

export const tutorial = defineKind({
  key: 'tutorial',
  route: '/formations/tutorials',
  area: 'formations',
  desk: { group: 'formations', rank: 5 },
  labels: {
    singular: 'Tutoriel',
    plural: 'Tutoriels',
    a: 'un tutoriel',
    empty: 'Aucun tutoriel pour le moment.',
    intro: 'De courtes vidéos, à suivre entre deux patients.',
  },
  fields: {
    video: video('Vidéo', { expected: true }),
    duration_s: integer('Durée', {
      card: true,
      max: 36_000,
      unit: 's',
      expected: true,
      help: 'La vidéo compte comme vue à 90\u00a0%.',
    }),
    level: choice(
      'Niveau',
      [
        { value: 'decouverte', label: 'Découverte' },
        { value: 'pratique', label: 'Pratique' },
        { value: 'expert', label: 'Expert' },
      ],
      { card: true },
    ),
    chapters: items(
      'Chapitres',
      {
        title: text('Chapitre', { required: true, searchable: true }),
        start_s: integer('Début', { required: true, max: 36_000, unit: 's' }),
      },
      { item_label: 'un chapitre' },
    ),
    subtitles: file('Sous-titres (VTT)', {
      types: ['text/vtt'],
      captions_of: 'video',
      help: 'Obligatoires pour publier une vidéo de la médiathèque\u00a0; la transcription en est tirée.',
    }),
    transcript: longText('Transcription', {
      max: 60_000,
      searchable: true,
      help: 'Seulement pour une vidéo sans sous-titres.',
    }),
    is_mandatory: flag('Obligatoire', { card: true, default: false }),
    due_on: date('À voir avant le', { card: true }),
    series: text('Série', { max: 120, searchable: true, help: 'Les tutoriels du même nom se suivent.' }),
    series_rank: integer('Rang dans la série', { min: 1, max: 999 }),
    next_in_series: contentRefs('À suivre', ['tutorial', 'quiz'], {
      max: 4,
    }),
  },
  categories: [
    { key: 'outils', label: 'Outils du réseau' },
    { key: 'conseil', label: 'Conseil au comptoir' },
    { key: 'merchandising', label: 'Merchandising' },
    { key: 'gestion', label: 'Gestion' },
  ],
  filters: { level: { label: 'Niveau' } },
  sorts: {
    due: { label: 'À voir en premier', field: 'due_on', direction: 'asc' },
    duration: { label: 'Les plus courts', field: 'duration_s', direction: 'asc' },
  },
  default_sort: 'due',
  due_field: 'due_on',
})
