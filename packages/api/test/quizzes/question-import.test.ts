import { describe, expect, test } from 'vitest'
import { networkApp } from '../content/network-app.ts'
import { makeContent } from '../content/network.ts'

const { t: server, network, editeur: editor } = await networkApp('editeur')

const HEADER =
  'Type;Question;Réponse 1;Réponse 2;Réponse 3;Bonnes réponses;Points;Points partiels;Explication;Source;Lien de la source;Écart accepté;Unité;Étiquettes'
const send = (text: string | Buffer, query = '') =>
  editor.request('POST', `/admin/question-bank/import${query}`, {
    payload: text,
    headers: { 'content-type': 'text/csv' },
  })
const kept = async () => (await editor.get('/admin/question-bank')).body.meta.total as number

const ONE_OF_EACH = [
  HEADER,
  'Choix unique;Que proposer ?;Un collutoire;Un test;Les urgences;2;1;non;Parce que.;HAS 2025;https://www.has-sante.fr/;;;angine, comptoir',
  'QCM;Quels signes ?;Fièvre;Écoulement;Démangeaison;A C;2;oui;;;;;;otite',
  'Vrai/Faux;Les antibiotiques soignent les virus.;;;;Faux;;;;;;;;',
  'Remise en ordre;Les étapes ?;Accueillir;Questionner;Conseiller;;3;oui;;;;;;',
  'Association;Associez.;Paracétamol = Douleur;Oméprazole → Reflux;;;;;;;;;;',
  'Réponse chiffrée;Combien de jours ?;;;;2,5;;;;;;0,5;jours;',
].join('\r\n')

describe('D7-01 D13-03 questions come from a file', () => {
  test('a dry run says what would be kept and keeps nothing; the import keeps it, once', async () => {
    const before = await kept()
    const dry = await send(ONE_OF_EACH, '?dry_run=true')
    expect(dry.body).toMatchObject({ dry_run: true, lines: 6, to_create: 6, refused: 0, problems: [] })
    expect(await kept()).toBe(before)

    const done = await send(ONE_OF_EACH)
    expect(done.body).toMatchObject({ dry_run: false, to_create: 6, unchanged: 0 })
    expect(await kept()).toBe(before + 6)
    expect((await send(ONE_OF_EACH)).body).toMatchObject({ to_create: 0, unchanged: 6 })

    const { body } = await editor.get('/admin/question-bank?per_page=100')
    const byType = new Map(body.data.map((row: { type: string }) => [row.type, row]))
    expect(byType.get('single')).toMatchObject({ tags: ['angine', 'comptoir'], source: 'HAS 2025' })
    expect(byType.get('multiple')).toMatchObject({
      points: 2,
      has_partial_credit: true,
      choices: [{ is_correct: true }, { is_correct: false }, { is_correct: true }],
    })
    expect(byType.get('true_false')).toMatchObject({
      choices: [
        { label: 'Vrai', is_correct: false },
        { label: 'Faux', is_correct: true },
      ],
    })
    expect(byType.get('ordering')).toMatchObject({
      choices: [{ position: 1 }, { position: 2 }, { position: 3 }],
    })
    expect(byType.get('matching')).toMatchObject({
      choices: [
        { label: 'Paracétamol', match: 'Douleur' },
        { label: 'Oméprazole', match: 'Reflux' },
      ],
    })
    expect(byType.get('numeric')).toMatchObject({ number: 2.5, tolerance: 0.5, unit: 'jours' })
  })

  test.each([
    ['an unknown type', 'Dissertation;Q ?;A;B;;1', 'Type', /^Type inconnu/],
    ['no type', ';Q ?;A;B;;1', 'Type', /requise/],
    ['no question', 'Choix unique;;A;B;;1', 'Question', /requise/],
    ['no right answer', 'Choix unique;Q ?;A;B;;', 'Bonnes réponses', /laquelle est la bonne/],
    ['two right answers to a single choice', 'Choix unique;Q ?;A;B;;1 2', null, /Une seule réponse/],
    ['one choice', 'Choix unique;Q ?;A;;;1', null, /au moins deux réponses/],
    [
      'a right answer that is not there',
      'Choix multiple;Q ?;A;B;;1, 5',
      'Bonnes réponses',
      /«\u00a05\u00a0»/,
    ],
    ['neither true nor false', 'Vrai ou faux;Q ?;;;;Peut-être', 'Bonnes réponses', /Vrai ou Faux/],
    ['the same answer twice', 'Choix multiple;Q ?;A;B;a ;1', 'Réponse 3', /répète la réponse 1/],
    ['one step', 'Remise en ordre;Q ?;A;;;', null, /au moins deux étapes/],
    ['half a pair', 'Association;Q ?;A = B;C;;', 'Réponse 2', /ce avec quoi il va/],
    ['no number', 'Réponse chiffrée;Q ?;;;;beaucoup', 'Bonnes réponses', /nombre attendu/],
    ['wrong points', 'Choix unique;Q ?;A;B;;1;0', 'Points', /entre 1 et 10/],
    ['points in words', 'Choix unique;Q ?;A;B;;1;deux', 'Points', /entre 1 et 10/],
    ['a doubtful yes', 'Choix unique;Q ?;A;B;;1;1;peut-être', 'Points partiels', /oui ou non/],
    ['a bad link', 'Choix unique;Q ?;A;B;;1;1;non;;;javascript:alert(1)', 'Lien de la source', /adresse web/],
    ['a bad tolerance', 'Réponse chiffrée;Q ?;;;;3;;;;;;un peu', 'Écart accepté', /nombre/],
    ['an unreadable character', 'Choix unique;Q\u0007 ?;A;B;;1', 'Question', /illisible/],
    ['an answer too long', `Choix unique;Q ?;${'a'.repeat(301)};B;;1`, 'Réponse 1', /300/],
    ['too many columns', 'Choix unique;Q ?;A;B;;1;1;non;;;;;;;trop', null, /plus de cellules/],
  ])('a line with %s is refused in words, the others are not', async (_, line, column, message) => {
    const before = await kept()
    const file = `${HEADER}\n${line}\nChoix unique;Bonne ligne ${Math.random()} ?;Oui;Non;;1`
    const { body } = await send(file, '?dry_run=true')
    expect(body).toMatchObject({ lines: 2, refused: 1, to_create: 1 })
    expect(body.problems).toEqual([
      expect.objectContaining({ line: 2, column, message: expect.stringMatching(message), level: 'error' }),
    ])
    const whole = await send(file)
    expect(whole).toMatchObject({ status: 422, body: { code: 'import_refused' } })
    expect(Object.keys(whole.body.errors)).toEqual(['line_2'])
    expect(await kept()).toBe(before)
    expect((await send(file, '?skip_invalid=true')).body).toMatchObject({ to_create: 1, refused: 1 })
    expect(await kept()).toBe(before + 1)
  })

  test('the same question twice in a file is told with its first line', async () => {
    const line = 'Choix unique;Deux fois ?;Oui;Non;;1'
    const { body } = await send(
      `${HEADER}\n${line}\n${line.toUpperCase().replace('CHOIX UNIQUE', 'QCU')}`,
      '?dry_run=1',
    )
    expect(body.problems).toEqual([
      expect.objectContaining({
        line: 3,
        column: 'Question',
        message: 'Cette question figure déjà à la ligne 2 de ce fichier.',
      }),
    ])
  })

  test.each([
    ['an empty file', '', 'Ce fichier est vide.'],
    ['no header', 'Choix unique;Q ?;A;B', 'La colonne «\u00a0Type\u00a0» est absente du fichier.'],
    ['a workbook', Buffer.from('PK\u0003\u0004\u0000\u0000binaire'), expect.stringMatching(/pas un texte/)],
  ])('%s is refused whole', async (_, file, message) => {
    const before = await kept()
    const { body } = await send(file, '?dry_run=1')
    expect(body).toMatchObject({ to_create: 0 })
    expect(body.problems[0]).toMatchObject({ line: 1, message, level: 'error' })
    expect((await send(file, '?skip_invalid=1')).status).toBe(422)
    expect(await kept()).toBe(before)
  })

  test('what an old Excel writes is read, and one is told to look at the accents', async () => {
    const file = Buffer.from(`${HEADER}\nVrai ou faux;Évident latin ?;;;;Vrai`, 'latin1')
    const { body } = await send(file, '?dry_run=1')
    expect(body).toMatchObject({ encoding: 'Windows-1252 (Latin-1)', to_create: 1 })
    expect(body.questions[0].label).toBe('Évident latin ?')
    expect(body.problems).toEqual([
      expect.objectContaining({ level: 'warning', message: expect.stringMatching(/pas en UTF-8/) }),
    ])
  })

  test('is closed to those who do not write contents', async () => {
    const adviser = await server.as(network.people.conseiller)
    const headers = { 'content-type': 'text/csv' }
    const refused = await adviser.request('POST', '/admin/question-bank/import', { payload: HEADER, headers })
    expect(refused.status).toBe(403)
    expect((await adviser.get('/admin/question-bank/export')).status).toBe(403)
  })
})

describe('D7-01 D8-03 questions leave as a file', () => {
  test('the template and the export are files the import reads; nothing in them runs as a formula', async () => {
    const trap = `${HEADER}\nChoix unique;'=SOMME(A1) est-elle une formule ?;-2;+3;;1;1;non;;;;;;piège`
    await send(trap)
    const template = await editor.get('/admin/question-bank/import/template')
    expect((await send(template.text, '?dry_run=1')).body).toMatchObject({ lines: 0, problems: [] })

    const out = await editor.get('/admin/question-bank/export?tag=piège')
    expect(out.headers['content-type']).toContain('text/csv')
    expect(out.text).toContain(";'=SOMME(A1) est-elle une formule ?;'-2;'+3;")
    expect((await send(out.text, '?dry_run=1')).body).toMatchObject({ to_create: 0, unchanged: 1 })
    const all = await editor.get('/admin/question-bank/export')
    const { body } = await send(all.text, '?dry_run=1')
    expect(body).toMatchObject({ to_create: 0, refused: 0, unchanged: await kept() })
  })

  test('a quiz is exported by those who write it', async () => {
    const { id } = await makeContent(server, network, 'quiz', {
      title: 'À exporter',
      questions: [
        {
          type: 'multiple',
          label: 'Lesquels ?',
          points: 2,
          choices: [{ label: 'Un', is_correct: true }, { label: 'Deux' }],
        },
      ],
    })
    const { text } = await editor.get(`/admin/quizzes/${id}/questions/export`)
    expect(text).toContain('Choix multiple;Lesquels ?;Un;Deux;')
    expect((await editor.get('/admin/quizzes/999999/questions/export')).status).toBe(404)
    const news = await makeContent(server, network, 'news', { title: 'Pas un quiz' })
    expect((await editor.get(`/admin/quizzes/${news.id}/questions/export`)).status).toBe(404)
    const member = await server.as(network.people.titulaire)
    expect((await member.get(`/admin/quizzes/${id}/questions/export`)).status).toBe(403)
  })
})
