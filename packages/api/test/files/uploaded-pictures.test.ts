import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeStaff } from '../factories.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import * as samples from './samples.ts'
import { send } from './upload-form.ts'

let server: TestApp
let editor: Caller

beforeAll(async () => {
  server = await testApp()
  editor = await server.as(await makeStaff(server.db, 2))
})
afterAll(() => server.close())

describe('pictures', () => {
  test('D12-01 a picture loses its metadata, stands upright and gets a blurred preview', async () => {
    const answer = await send(editor, '/admin/media', {
      name: 'photo.jpg',
      bytes: await samples.jpegWithExif(),
    })
    const read = await server.app.inject({ url: answer.body.url })

    const stored = await sharp(read.rawPayload).metadata()
    expect(stored.exif).toBeUndefined()
    expect([stored.width, stored.height]).toEqual([40, 60])
    expect(answer.body).toMatchObject({ width: 40, height: 60, size: read.rawPayload.length })
    expect(answer.body.blur).toMatch(/^data:image\/webp;base64,/)
    expect(answer.body.blur.length).toBeLessThan(500)
  })

  test('D12-01 a large picture comes in smaller sizes, AVIF for those who take it', async () => {
    server.jobs.sent.length = 0
    const { body } = await send(editor, '/admin/media', {
      name: 'grande.png',
      bytes: await samples.png(800, 400),
    })
    const small = await server.app.inject({ url: `${body.url}&w=320` })
    await server.jobs.runSent()
    const avif = await server.app.inject({
      url: `${body.url}&w=640`,
      headers: { accept: 'image/avif,image/webp,*/*' },
    })

    expect(body.sizes.map((size: { width: number; height: number }) => [size.width, size.height])).toEqual([
      [320, 160],
      [640, 320],
    ])
    expect(small.headers['content-type']).toBe('image/webp')
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 160,
    })
    expect(avif.headers).toMatchObject({
      'content-type': 'image/avif',
      vary: expect.stringContaining('accept') as string,
    })
  })

  test('D12-01 an animation stays one', async () => {
    const frames = await Promise.all(
      ['#000', '#fff'].map((background) =>
        sharp({ create: { width: 20, height: 10, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer()

    const { body } = await send(editor, '/admin/media', { name: 'anime.gif', bytes: gif })

    const read = await server.app.inject({ url: body.url })
    expect(body).toMatchObject({ type: 'image/gif', width: 20, height: 10 })
    expect((await sharp(read.rawPayload, { animated: true }).metadata()).pages).toBe(2)
  })
})
