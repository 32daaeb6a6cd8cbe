import { readdirSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMember, makeStaff, signIn } from '../factories.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import * as samples from './samples.ts'
import { form, send } from './upload-form.ts'

let server: TestApp
let editor: Caller
let member: Caller
let token: string
let port: number
const logLines: string[] = []

beforeAll(async () => {
  server = await testApp({ logLines })
  editor = await server.as(await makeStaff(server.db, 2))
  const person = await makeMember(server.db)
  token = await signIn(server.db, person, server.clock.now())
  member = await server.as(token)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.close())

const incoming = () => readdirSync(server.deps.storage.incomingFolder, { recursive: true })
const countFiles = async () => {
  const row = await server.db
    .selectFrom('file')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return row.n
}

describe('accepted types', () => {
  const cases: [string, () => Buffer | Promise<Buffer>, string][] = [
    ['png', () => samples.png(), 'image/png'],
    ['jpg', () => samples.jpegWithExif(), 'image/jpeg'],
    ['webp', () => samples.picture('webp'), 'image/webp'],
    ['gif', () => samples.picture('gif'), 'image/gif'],
    ['avif', () => samples.picture('avif'), 'image/avif'],
    ['pdf', () => samples.pdf('Bonjour'), 'application/pdf'],
    ['docx', samples.docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['xlsx', samples.xlsx, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['pptx', samples.pptx, 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
    ['csv', samples.csv, 'text/csv'],
    ['mp4', () => samples.mp4(), 'video/mp4'],
    ['vtt', samples.vtt, 'text/vtt'],
    ['zip', () => samples.zip({ 'affiche.txt': 'Bonjour' }), 'application/zip'],
  ]
  test.each(cases)(
    'D12-01 D15-05 a %s is told by its content, whatever its name says',
    async (extension, make, type) => {
      const bytes = await make()

      const answer = await send(editor, '/admin/media', {
        name: 'Présentation.bin',
        type: 'text/html',
        bytes,
      })

      expect(answer.status).toBe(201)
      expect(answer.body).toMatchObject({ type, name: `Présentation.${extension}` })
      expect(answer.body.url).toMatch(/^\/api\/v1\/files\/\d+\?exp=\d{10}&sig=[\w-]{43}$/)
      const read = await server.anonymous.request('GET', `/${answer.body.url}`)
      expect(read.status).toBe(200)
      expect(read.headers['content-type']).toBe(type.startsWith('text/') ? `${type}; charset=utf-8` : type)
      expect(read.headers['x-content-type-options']).toBe('nosniff')
      expect(read.headers['content-security-policy']).toContain('sandbox')
    },
  )
})

describe('refused contents', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const html = '<!doctype html><html><body><script>alert(1)</script></body></html>'
  const cases: [string, () => Buffer | string | Promise<Buffer>][] = [
    ['an SVG', () => svg],
    ['an SVG behind an XML declaration', () => `<?xml version="1.0"?>\n${svg}`],
    ['an HTML page', () => html],
    ['an HTML page behind spaces and a byte-order mark', () => `\ufeff  \n${html}`],
    ['an HTML page that begins like a table', () => `a;b\n1;2\n${html}`],
    ['HTML in UTF-16', () => Buffer.from(html, 'utf16le')],
    ['a script', () => 'function alert() { return 1, 2 }\n'],
    ['a shell script', () => '#!/bin/sh\nrm -rf /\n'],
    ['a PHP file', () => '<?php system($_GET["c"]);'],
    ['prose', () => 'Bonjour, je vous écris au sujet de ma commande.\nMerci.\n'],
    ['a word in place of a picture', () => 'image'],
    ['a line in place of a picture', () => 'ceci n’est pas une image, vraiment pas'],
    ['a Windows program', () => Buffer.from(`MZ${'\0'.repeat(100)}PE`)],
    ['a Linux program', () => Buffer.from('\x7fELF\x02\x01\x01' + '\0'.repeat(60), 'latin1')],
    ['nothing but zeros', () => Buffer.alloc(2000)],
    ['random bytes', () => Buffer.from(Array.from({ length: 999 }, (_, at) => (at * 37) % 256))],
    ['a PNG signature with nothing behind', () => Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
    ['a picture cut in the middle', async () => (await samples.png(900, 900)).subarray(0, 60)],
    ['a picture with a page behind it', async () => Buffer.concat([await samples.png(), Buffer.from(html)])],
    [
      'a picture that is also an archive',
      async () => Buffer.concat([await samples.png(), samples.zip({ a: 'b' })]),
    ],
    ['a GIF that is also a script', () => Buffer.from('GIF89a=1;alert(1)')],
    ['a PDF that begins with a script', () => '%PDF-1.4\n<script>alert(1)</script>\n%%EOF'],
    ['a PDF that is also an archive', () => Buffer.concat([samples.pdf('a'), samples.zip({ a: 'b' })])],
    ['a document with macros', samples.docm],
    ['a Java archive', () => samples.zip({ 'META-INF/MANIFEST.MF': 'Main-Class: A' })],
    ['an archive that climbs out of its folder', () => samples.zip({ '../../etc/passwd': 'x' })],
    ['an archive with an absolute path', () => samples.zip({ '/etc/passwd': 'x' })],
    ['an archive cut in the middle', () => samples.zip({ 'a.txt': 'x'.repeat(500) }).subarray(0, 60)],
    ['an empty archive', () => samples.zip({})],
    ['a QuickTime film', () => Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1')],
  ]
  test.each(cases)('D12-01 G8 %s is refused and leaves nothing', async (_, make) => {
    const before = await countFiles()

    const answer = await send(member, '/files', { name: 'photo.png', type: 'image/png', bytes: await make() })

    expect(answer.status).toBe(415)
    expect(answer.body.code).toBe('unsupported_media_type')
    expect(incoming()).toEqual([])
    expect(await countFiles()).toBe(before)
  })

  test.each([
    ['logo.png', 'une image SVG', svg],
    ['dessin.png', 'une image SVG', `\ufeff<?xml version="1.0"?>\n<!-- un dessin -->\n${svg}`],
    ['planogramme.pdf', 'une page web (HTML)', html],
    ['facture.pdf', 'un programme', `MZ${'\0'.repeat(100)}PE`],
    ['bon.pdf', 'un programme', '\x7fELF\x02\x01\x01'],
    ['photo.jpg', 'format HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['mot.jpg', 'Formats possibles', 'ceci n’est pas une image'],
  ])('D12-01 the refusal of %s says what is in it: %s', async (name, words, bytes) => {
    const answer = await send(member, '/files', { name, type: 'image/png', bytes })

    expect(answer.status).toBe(415)
    expect(answer.body.message).toContain(words)
  })

  test('G8 a picture of 60,000 by 60,000 pixels is refused at once', async () => {
    const bomb = Buffer.from(await samples.png(8, 8))
    bomb.writeUInt32BE(60_000, 16)
    bomb.writeUInt32BE(60_000, 20)
    // The header's own checksum must hold, or the picture is merely broken.
    const { crc32 } = await import('node:zlib')
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)

    const answer = await send(member, '/files', { name: 'a.png', bytes: bomb })

    expect(answer.status).toBe(422)
    expect(answer.body.code).toBe('image_too_large')
  })
})

describe('forms', () => {
  test('D2-05 a form without the file, with another field, or with two files is refused by name', async () => {
    const bytes = samples.csv()

    const none = await send(member, '/files', { field: 'title', name: null, bytes: 'x' })
    const extra = await send(member, '/files', { bytes }, { field: 'right_id', name: null, bytes: '1' })
    const two = await send(member, '/files', { bytes }, { bytes })
    const empty = await send(member, '/files', { name: 'a.csv', bytes: '' })

    expect(none.status).toBe(422)
    expect(none.body.errors).toHaveProperty('title')
    expect(extra.body.errors).toHaveProperty('right_id')
    expect(two.body.errors.file).toEqual(['Un seul fichier à la fois.'])
    expect(empty.body.errors.file).toEqual(['Ce fichier est vide.'])
    expect(incoming()).toEqual([])
  })

  test('D2-03 what is not a readable form is 415 or 400, never a failure of ours', async () => {
    const json = await member.post('/files', { file: 'x' })
    const cut = form([{ bytes: samples.csv() }])
    const broken = await member.request('POST', '/files', { ...cut, payload: cut.payload.subarray(0, 150) })
    const noBoundary = await member.request('POST', '/files', {
      payload: 'hello',
      headers: { 'content-type': 'multipart/form-data' },
    })
    const proto = await send(member, '/files', { field: '__proto__', name: null, bytes: 'x' })

    expect(json.status).toBe(415)
    expect(broken.status).toBe(400)
    expect(noBoundary.status).toBeGreaterThanOrEqual(400)
    expect(noBoundary.status).toBeLessThan(500)
    expect(proto.status).toBe(400)
    expect(incoming()).toEqual([])
  })

  test('D15-05 nobody sends a file without signing in, nor a member to the library', async () => {
    const anonymous = await send(server.anonymous, '/files', { bytes: samples.csv() })
    const library = await send(member, '/admin/media', { bytes: samples.csv() })

    expect(anonymous.status).toBe(401)
    expect(library.status).toBe(403)
  })
})

interface Reply {
  status: number
  body: { code?: string; size?: number }
}

/** Over a real connection, a piece at a time, as a browser does. */
function post(bytes: Buffer, headers: Record<string, string> = {}): Promise<Reply> {
  const { payload, headers: own } = form([{ name: 'gros.mp4', bytes }])
  return new Promise((resolve, reject) => {
    const options = { port, method: 'POST', path: '/api/v1/files' }
    const all = { authorization: `Bearer ${token}`, ...own, ...headers }
    const request = httpRequest({ ...options, headers: all }, (response: IncomingMessage) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          body: JSON.parse(Buffer.concat(chunks).toString()) as Reply['body'],
        })
      })
    })
    request.on('error', reject)
    for (let at = 0; at < payload.length; at += 262_144) request.write(payload.subarray(at, at + 262_144))
    request.end()
  })
}

describe('size', () => {
  test('S5-02 D12-01 30,000,000 bytes are accepted, one more is refused while streaming', async () => {
    const limit = samples.mp4(30_000_000)

    const accepted = await post(limit)
    const refused = await post(Buffer.concat([limit, Buffer.from([0])]))

    expect(accepted).toMatchObject({ status: 201, body: { size: 30_000_000 } })
    expect(refused).toMatchObject({ status: 413, body: { code: 'too_large' } })
    expect(incoming()).toEqual([])
  })

  test('S5-02 a declared length far beyond the limit is refused before anything is written', async () => {
    const answer = await member.request('POST', '/files', {
      ...form([{ bytes: 'x' }]),
      headers: { ...form([]).headers, 'content-length': '99000000' },
    })

    expect(answer.status).toBe(413)
    expect(incoming()).toEqual([])
  })

  test('G8 a length that lies leaves nothing behind', async () => {
    const short = await raw(
      'content-length: 400',
      form([{ name: 'a.mp4', bytes: samples.mp4(9000) }]).payload,
    )

    expect(short).toMatch(/^HTTP\/1\.1 400 /)
    expect(incoming()).toEqual([])
  })

  test('G8 uploads broken off by their sender leave no file, no row and no temporary file', async () => {
    const before = await countFiles()
    const half = form([{ name: 'a.mp4', bytes: samples.mp4(400_000) }]).payload.subarray(0, 200_000)

    await Promise.all(
      Array.from({ length: 40 }, () => raw('content-length: 400000', half, { cutAfter: true })),
    )

    await expect.poll(() => incoming(), { timeout: 5000 }).toEqual([])
    expect(await countFiles()).toBe(before)
  })

  const errorLines = () => logLines.filter((line) => JSON.parse(line).level >= 40 || line.includes('"stack"'))

  test('G8 a body broken off by its sender is one quiet line in the log, not an error with a stack', async () => {
    const half = form([{ name: 'a.mp4', bytes: samples.mp4(400_000) }]).payload.subarray(0, 200_000)
    const json = { cutAfter: true, path: '/api/v1/login', type: 'application/json' }
    const sendings = [
      () => raw('content-length: 400000', half, { cutAfter: true }),
      () => raw('content-length: 400000', half.subarray(0, 20), { cutAfter: true }),
      () => raw('content-length: 400', Buffer.from('{"email":"a@b'), json),
    ]

    logLines.length = 0
    // Sent again where it broke off before anybody began to read it.
    for (const breakOff of sendings) {
      const before = logLines.length
      const told = async () => {
        await breakOff()
        return logLines.slice(before).some((line) => line.includes('aborted by the sender'))
      }
      await expect.poll(told, { timeout: 10_000 }).toBe(true)
    }
    expect(errorLines()).toEqual([])
  })

  test('G8 an upload of the largest size keeps the memory flat', async () => {
    const bytes = samples.mp4(30_000_000)
    const before = process.memoryUsage().rss

    await post(bytes)

    // The sender lives in this very process and holds the whole form; the receiver must add next to nothing.
    expect(process.memoryUsage().rss - before).toBeLessThan(128 * 1024 * 1024)
  })
})

/** Bytes straight onto the socket; resolves with what came back once it is closed. */
function raw(
  lengthHeader: string,
  body: Buffer,
  options: { cutAfter?: boolean; path?: string; type?: string } = {},
): Promise<string> {
  const { path = '/api/v1/files', type = form([]).headers['content-type'] } = options
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      if (received.includes('\r\n\r\n')) socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(received))
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n` +
        `content-type: ${type}\r\n${lengthHeader}\r\n\r\n`,
    )
    socket.write(body, () => {
      if (options.cutAfter) setImmediate(() => socket.destroy())
    })
  })
}

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

test('D12-01 a disk without room answers 507 and keeps nothing', async () => {
  const { storage } = server.deps
  const { keep } = storage
  storage.keep = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
  const before = await countFiles()

  const answer = await send(member, '/files', { name: 'a.csv', bytes: samples.csv() })
  storage.keep = keep

  expect(answer.status).toBe(507)
  expect(incoming()).toEqual([])
  expect(await countFiles()).toBe(before)
})
