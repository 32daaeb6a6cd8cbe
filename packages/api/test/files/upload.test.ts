import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMember, makeStaff } from '../factories.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import * as samples from './samples.ts'
import { countFiles, form, incomingOf, send } from './upload-form.ts'

let server: TestApp
let editor: Caller
let member: Caller

beforeAll(async () => {
  server = await testApp()
  editor = await server.as(await makeStaff(server.db, 2))
  member = await server.as(await makeMember(server.db))
})
afterAll(() => server.close())

const incoming = () => incomingOf(server)

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
    const before = await countFiles(server)

    const answer = await send(member, '/files', { name: 'photo.png', type: 'image/png', bytes: await make() })

    expect(answer.status).toBe(415)
    expect(answer.body.code).toBe('unsupported_media_type')
    expect(incoming()).toEqual([])
    expect(await countFiles(server)).toBe(before)
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
