import { expect, test } from 'vitest'
import { DemoFiles } from '../../src/demo/demo-files.ts'
import { FILM_TEXTS, type FilmName } from '../../src/demo/film-texts.ts'
import { filmCaptions, filmFields } from '../../src/demo/films.ts'
import { networkApp } from '../content/network-app.ts'
import { makeContent } from '../content/network.ts'

const { t, network } = await networkApp()

test.each(Object.entries(FILM_TEXTS).map(([name, chapters]) => [name as FilmName, chapters.length] as const))(
  'D14-02 the film %s plays in parts, with French captions and its chapters',
  async (name, chapters) => {
    const files = new DemoFiles()
    files.film(name)
    files.captions(name)
    await files.makeAll(t.db, t.deps.storage, t.clock.now())
    const { id } = await makeContent(t, network, 'tutorial', {
      title: `Film ${name}`,
      ...filmFields(name),
      video: { file_id: files.idOf(`film:${name}`) },
      subtitles: files.idOf(`captions:${name}`),
    })

    const { body } = await (await t.as(network.people.titulaire)).get(`/contents/tutorial/${id}`)

    expect(body.video.file.type).toBe('video/mp4')
    expect(body.video.file.size).toBeLessThan(300_000)
    expect(body.subtitles.type).toBe('text/vtt')
    expect(body.chapters).toHaveLength(chapters)
    expect(body.chapters.at(-1).start_s).toBeLessThan(body.duration_s)
    const part = await t.app.inject({ url: body.video.file.url, headers: { range: 'bytes=0-99' } })
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100])
    const vtt = await t.app.inject({ url: body.subtitles.url })
    expect([vtt.statusCode, vtt.headers['content-type']]).toEqual([200, expect.stringContaining('text/vtt')])
  },
)

test('captions are WebVTT, one cue after the other', () => {
  const text = Buffer.from(filmCaptions('deporef')).toString()
  const times = [...text.matchAll(/^(00:\d\d:\d\d\.000) --> (00:\d\d:\d\d\.000)$/gm)]

  expect(text.startsWith('WEBVTT\n\n')).toBe(true)
  expect(times).toHaveLength(6)
  expect(times.map((time) => time[2]).slice(0, -1)).toEqual(times.map((time) => time[1]).slice(1))
})
