import { expect, test } from 'vitest'
import type { Kind } from './define-kind.ts'
import { publicationGate, type GateDraft } from './publication-gate.ts'
import { allKinds, kinds } from './registry.ts'
import { defaultValues } from './values-schema.ts'

const blank: GateDraft = {
  title: 'Un titre',
  excerpt: '',
  body: '',
  cover_id: null,
  attachment_ids: [],
  values: {},
}
const nothingSilent = new Map<number, string>()
const blocked = (kind: Kind, draft: GateDraft, undescribed = nothingSilent) =>
  publicationGate(kind, draft, undescribed)
    .filter((line) => line.level === 'block')
    .map((line) => line.field)
const warned = (kind: Kind, draft: GateDraft) =>
  publicationGate(kind, draft, nothingSilent)
    .filter((line) => line.level === 'warn')
    .map((line) => line.field)

test.each(allKinds.map((kind) => [kind.key, kind] as const))(
  'D15-01 %s: a title alone, whatever its defaults, is not published',
  (_, kind) => {
    expect(blocked(kind, { ...blank, values: defaultValues(kind) })).toEqual([kind.body.name])
  },
)

test.each([
  ['a chapô', { excerpt: 'Deux phrases.' }],
  ['a text', { body: '<p>Du texte.</p>' }],
  ['a picture in the text', { body: '<p><img src="/api/v1/files/3" alt="Une affiche" /></p>' }],
  ['a video', { body: '<iframe src="https://www.youtube-nocookie.com/embed/x" title="V"></iframe>' }],
  ['a cover', { cover_id: 4 }],
  ['an attachment', { attachment_ids: [4] }],
])('a title with %s may be published', (_, part) => {
  expect(blocked(kinds.news, { ...blank, ...part })).toEqual([])
})

test('one own field is enough; what a new content starts with and empty paragraphs are not', () => {
  expect(blocked(kinds.catalogue, { ...blank, values: { pdf: 12 } })).toEqual([])
  expect(blocked(kinds.product, { ...blank, values: { is_lpp: false, egalim: 'none' } })).toEqual(['body'])
  expect(blocked(kinds.news, { ...blank, excerpt: '  ', body: '<p>&nbsp;</p>' })).toEqual(['body'])
})

test('an empty chapô, an empty text and expected fields only warn, each at its field', () => {
  expect(warned(kinds.news, { ...blank, body: '<p>Du texte.</p>' })).toEqual(['excerpt'])
  expect(warned(kinds.catalogue, { ...blank, excerpt: 'Deux phrases.' })).toEqual(
    expect.arrayContaining(['body', 'pdf']),
  )
})

test('a cover or a picture of the text without words blocks, and names the picture', () => {
  const silent = new Map([[7, 'vitrine.jpg']])
  const covered = { ...blank, excerpt: 'Deux phrases.', body: '<p>Du texte.</p>', cover_id: 7 }

  expect(publicationGate(kinds.news, covered, silent)).toEqual([
    expect.objectContaining({
      level: 'block',
      field: 'cover_id',
      message: expect.stringContaining('vitrine.jpg') as string,
    }),
  ])
  const inText = { ...blank, excerpt: 'x', body: '<p><img src="/api/v1/files/7?s=1" alt="" /></p>' }
  expect(blocked(kinds.news, inText, silent)).toEqual(['body'])
  const described = { ...blank, excerpt: 'x', body: '<p><img src="/api/v1/files/7" alt="La vitrine" /></p>' }
  expect(blocked(kinds.news, described, silent)).toEqual([])
})

test('a content without a title is asked for one first', () => {
  expect(blocked(kinds.news, { ...blank, title: ' ' })).toEqual(['title', 'body'])
})

test('D7-02 a film of ours without subtitles blocks; one of another site, or without a film, does not', () => {
  const told = { ...blank, excerpt: 'Deux phrases.', body: '<p>Du texte.</p>' }
  const gate = (values: GateDraft['values']) => blocked(kinds.tutorial, { ...told, values })

  expect(gate({ video: { file_id: 7 } })).toEqual(['subtitles'])
  expect(gate({ video: { file_id: 7 }, subtitles: 8 })).toEqual([])
  expect(gate({ video: { url: 'https://www.youtube-nocookie.com/embed/x' } })).toEqual([])
  expect(gate({ video: null })).toEqual([])
})

const asked = (more: object = {}) => ({
  type: 'single',
  label: 'Que proposer ?',
  explanation: 'Parce que.',
  choices: [{ label: 'Un test', is_correct: true }, { label: 'Rien' }],
  ...more,
})
const quizWith = (values: Record<string, unknown>, more: object = {}): GateDraft => ({
  ...blank,
  excerpt: 'Deux phrases.',
  body: '<p>Du texte.</p>',
  values,
  ...more,
})

test.each([
  ['no right answer', asked({ choices: [{ label: 'A' }, { label: 'B' }] }), 'Cochez la bonne réponse.'],
  ['one choice', asked({ choices: [{ label: 'A', is_correct: true }] }), 'Proposez au moins deux réponses.'],
  ['no words', asked({ label: '  ' }), 'Écrivez la question.'],
  [
    'an empty answer',
    asked({ choices: [{ label: 'A', is_correct: true }, { label: '' }] }),
    'Écrivez chaque réponse, ou retirez celle qui est vide.',
  ],
  ['no number', asked({ type: 'numeric', choices: [] }), 'Donnez le nombre attendu.'],
])('D7-01 a quiz whose question has %s is not published, and one is told which', (_, question, message) => {
  const lines = publicationGate(kinds.quiz, quizWith({ questions: [asked(), question] }), nothingSilent)
  expect(lines).toEqual([
    { level: 'block', field: 'questions.1', label: 'Question 2', message: `Question 2\u00a0: ${message}` },
  ])
})

test('D7-01 a quiz without any question is not published', () => {
  expect(publicationGate(kinds.quiz, quizWith({ questions: [] }), nothingSilent)).toEqual([
    {
      level: 'block',
      field: 'questions',
      label: 'Questions',
      message: 'Ce quiz n’a pas encore de question. Ajoutez-en au moins une avant de publier.',
    },
  ])
})

test.each([
  ['single', ['Oui', 'Non', ' OUI '], [2]],
  ['multiple', ['Deux fois', 'deux\u00a0 fois', 'DEUX FOIS'], [1, 2]],
  ['single', ['Oui', 'Non', '', ''], []],
  ['matching', ['Oui', 'Oui'], []],
  ['ordering', ['Oui', 'Oui'], []],
])('D7-01 in a %s question, of %j one is told which repeat', (type, labels, places) => {
  const choices = labels.map((label, index) => ({
    label,
    is_correct: index === 0,
    position: index + 1,
    match: `Avec ${index}`,
  }))
  const lines = publicationGate(
    kinds.quiz,
    quizWith({ questions: [asked({ type, choices })] }),
    nothingSilent,
  ).filter(({ message }) => message.includes('répète'))
  expect(lines.map(({ level, field }) => [level, field])).toEqual(
    places.map((place) => ['block', `questions.0.choices.${place}.label`]),
  )
})

test('D7-01 a quiz without explanations, with a draw too large or a sponsored prize is warned of', () => {
  const unsaid = asked({ explanation: ' ' })
  expect(
    publicationGate(
      kinds.quiz,
      quizWith(
        { questions: [unsaid, asked(), unsaid], draw_count: 5, is_mandatory: true, prize: 'Un vélo' },
        { laboratory_id: 3 },
      ),
      nothingSilent,
    ).map(({ level, field, message }) => [level, field, message.slice(0, 45)]),
  ).toEqual([
    ['warn', 'questions.0', 'Les questions 1 et 3 n’ont pas d’explication.'],
    ['warn', 'draw_count', 'Le quiz n’a que 3 questions à tirer au sort.'],
    ['warn', 'due_on', 'Ce quiz est obligatoire, sans date limite.'],
    ['warn', 'prize', 'Un laboratoire parraine ce quiz\u00a0: un lot pour'],
  ])
  expect(warned(kinds.quiz, quizWith({ questions: [asked()], prize: 'Un vélo' }))).toEqual([])
})

test('D7-01 the picture of a question needs its words', () => {
  const draft = quizWith({ questions: [asked(), asked({ image: 7 })] })
  expect(blocked(kinds.quiz, draft, new Map([[7, 'tympan.jpg']]))).toEqual(['questions.1'])
  expect(blocked(kinds.quiz, draft)).toEqual([])
})
