import { expect, test } from 'vitest'
import { cueAt, problemText, readSubtitles } from './subtitles.ts'

const GOOD = `\uFEFFWEBVTT Film de démonstration

NOTE relu le 12 mars

STYLE
::cue { color: white }

1
00:01.000 --> 00:04.500 align:center
<v Anne>Bonjour &amp; <i>bienvenue</i>

01:00:00.000 --> 01:00:02.000
sur deux
lignes
`

test('D7-02 subtitles are read with their times, without their marks', () => {
  for (const file of [GOOD, GOOD.replaceAll('\n', '\r\n'), GOOD.replaceAll('\n', '\r')])
    expect(readSubtitles(file)).toEqual({
      cues: [
        { start: 1, end: 4.5, text: 'Bonjour & bienvenue' },
        { start: 3600, end: 3602, text: 'sur deux lignes' },
      ],
      problems: [],
    })
})

const after = (text: string) => `WEBVTT\n\n00:00.000 --> 00:02.000\nBonjour\n\n${text}\n`

test.each([
  ['another first line', '<html></html>', 'Ligne 1\u00A0: la première ligne'],
  ['no cue', 'WEBVTT\n', 'Ligne 1\u00A0: ce fichier ne contient aucun sous-titre'],
  ['words without times', after('Une phrase seule'), 'Ligne 6\u00A0: ce texte n’a pas de minutage'],
  ['commas, as in SRT', after('00:00:03,000 --> 00:00:04,000\nOui'), 'Ligne 6\u00A0: écrivez un point'],
  ['times nobody can read', after('2\n3s --> 4s\nOui'), 'Ligne 7\u00A0: ce minutage est illisible'],
  ['an end before its start', after('00:05.000 --> 00:04.000\nOui'), 'Ligne 6\u00A0: la fin doit suivre'],
  [
    'a passage out of order',
    after('00:03.000 --> 00:04.000\nA\n\n00:01.000 --> 00:02.000\nB'),
    'Ligne 9\u00A0:',
  ],
  ['nothing said', after('00:03.000 --> 00:04.000'), 'Ligne 6\u00A0: ce passage n’a pas de texte'],
])('D7-02 %s is told by its line', (_, file, told) => {
  const { problems } = readSubtitles(file)

  expect(problems.map(problemText)).toEqual([expect.stringContaining(told)])
})

test('D7-02 ten problems are enough to see what is wrong', () => {
  const file = `WEBVTT\n\n${'texte seul\n\n'.repeat(40)}`

  expect(readSubtitles(file).problems).toHaveLength(10)
})

test('what is on the screen begins with its start and is gone at its end', () => {
  const { cues } = readSubtitles(GOOD)

  expect([0.9, 1, 4.4, 4.5].map((time) => cueAt(cues, time)?.start)).toEqual([undefined, 1, 1, undefined])
})
