import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { processFile } from '../../src/files/process-file.ts'
import { makeStaff } from '../factories.ts'
import * as samples from '../files/samples.ts'
import { form, send } from '../files/upload-form.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

let t: TestApp
let editor: Caller
let film: number
let subtitles: number

const add = async (name: string, bytes: Buffer) =>
  (await send(editor, '/admin/media', { name, bytes })).body.id

beforeAll(async () => {
  t = await testApp()
  editor = await t.as(await makeStaff(t.db, 2))
  film = await add('film.mp4', samples.mp4())
  subtitles = await add('film.vtt', samples.vtt())
})
afterAll(() => t.close())

const draft = async (body: object) =>
  (
    await editor.post('/admin/contents/tutorial', {
      title: 'Prendre la tension',
      excerpt: 'Le geste.',
      ...body,
    })
  ).body as { id: number; version: number }
const publish = (id: number) => editor.post(`/admin/contents/tutorial/${id}/publish`)

describe('D7-02 a film of the library and its subtitles', () => {
  test('it is not published without them, and says where they go; nothing changes', async () => {
    const { id } = await draft({ video: { file_id: film } })

    const refused = await publish(id)

    expect(refused.status).toBe(422)
    expect(refused.body.errors.subtitles).toEqual([expect.stringContaining('n’a pas de sous-titres')])
    expect((await editor.get(`/admin/contents/tutorial/${id}`)).body.status).toBe('draft')
  })

  test('with them it is; it may not lose them afterwards, nor change its film and stay without', async () => {
    const { id } = await draft({ video: { file_id: film }, subtitles })
    const { status, body } = await publish(id)
    expect(status).toBe(200)

    const lost = await editor.patch(`/admin/contents/tutorial/${id}`, {
      version: body.version,
      subtitles: null,
    })

    expect(lost.status).toBe(422)
    expect(Object.keys(lost.body.errors)).toEqual(['subtitles'])
  })

  test('nor is one that is made already published', async () => {
    const made = await editor.post('/admin/contents/tutorial', {
      title: 'Déjà en ligne',
      excerpt: 'Le geste.',
      video: { file_id: film },
      status: 'published',
    })

    expect([made.status, Object.keys(made.body.errors ?? {})]).toEqual([422, ['subtitles']])
  })

  test('a film of another site brings its own', async () => {
    const { id } = await draft({ video: { url: 'https://www.youtube-nocookie.com/embed/abcdef' } })

    expect((await publish(id)).status).toBe(200)
  })

  test('a document is no film, and a film is no subtitles', async () => {
    const document = await add('notice.pdf', samples.pdf('Notice'))

    const refused = await editor.post('/admin/contents/tutorial', {
      title: 'Confusion',
      video: { file_id: document },
      subtitles: film,
    })

    expect(refused.status).toBe(422)
    expect(refused.body.errors).toEqual({
      video: ['Choisissez une vidéo, au format MP4.'],
      subtitles: ['Choisissez un fichier de sous-titres, au format VTT.'],
    })
  })

  test('what is said in it finds it', async () => {
    const said = 'WEBVTT\n\n00:00.000 --> 00:03.000\nPosez le brassard deux doigts au-dessus du coude\n'
    const file = await add('tension.vtt', Buffer.from(said))
    const { id } = await draft({ video: { file_id: film }, subtitles: file })
    await publish(id)

    await processFile(t.deps, file)

    const found = await editor.get('/search?q=brassard')
    expect(found.body.data.map((hit: { id: number }) => hit.id)).toContain(id)
  })
})

describe('D7-02 D15-05 subtitles that cannot be shown are refused, and nothing is kept', () => {
  const good = samples.vtt().toString()
  test.each<[string, string, Buffer | string, number, RegExp]>([
    [
      'a broken VTT',
      'film.vtt',
      `${good}\n00:05.000 -> 00:06.000\nOui\n`,
      422,
      /Ligne 6\u00a0: ce texte n’a pas de minutage/,
    ],
    [
      'an end before its start',
      'film.vtt',
      `${good}\n00:06.000 --> 00:05.000\nOui\n`,
      422,
      /Ligne 6\u00a0: la fin doit suivre/,
    ],
    [
      'a VTT that is not UTF-8',
      'film.vtt',
      Buffer.from(good.replace('tous', 'tous, é'), 'latin1'),
      422,
      /pas en UTF-8/,
    ],
    ['a VTT in UTF-16', 'film.vtt', Buffer.from(`\ufeff${good}`, 'utf16le'), 415, /pas en UTF-8/],
    [
      'an HTML page named .vtt',
      'film.vtt',
      '<!doctype html><html><body>Bonjour</body></html>',
      415,
      /page web \(HTML\)/,
    ],
    ['a VTT that hides a page', 'film.vtt', `${good}\n<script>alert(1)</script>\n`, 415, /code de page web/],
    [
      'prose named .vtt',
      'film.vtt',
      'Bonjour à tous, voici le film.\nMerci.\n',
      415,
      /première ligne doit être/,
    ],
    ['an SRT', 'film.srt', '1\n00:00:01,000 --> 00:00:02,000\nBonjour\n', 415, /format SRT/],
    [
      'a VTT of three megabytes',
      'film.vtt',
      `${good}\nNOTE ${'x'.repeat(3_000_000)}\n`,
      422,
      /dépassent 2\u00a0Mo/,
    ],
  ])('%s', async (_, name, bytes, status, told) => {
    const count = () => t.db.selectFrom('file').select('id').execute()
    const before = await count()

    const refused = await send(editor, '/admin/media', { name, bytes: Buffer.from(bytes) })

    expect(refused.status).toBe(status)
    expect(JSON.stringify([refused.body.message, refused.body.errors])).toMatch(told)
    expect(await count()).toEqual(before)
  })

  test('S5-02 a film of 2 GB is refused before it is sent, with somewhere else to put it', async () => {
    const refused = await editor.post('/admin/media/uploads', { name: 'atelier.mp4', size: 2_000_000_000 })

    expect(refused.status).toBe(413)
    expect(refused.body.message).toContain('hébergeur accepté')
  })

  test('the bytes of good subtitles are not replaced by broken ones', async () => {
    const link = async () => (await editor.get(`/admin/media/${subtitles}`)).body.url as string
    const before = await link()

    const broken = form([{ name: 'film.vtt', bytes: 'WEBVTT\n\nsans minutage\n' }])
    const refused = await editor.request('PUT', `/admin/media/${subtitles}/file`, broken)

    expect(refused.status).toBe(422)
    expect(await link()).toBe(before)
  })
})
