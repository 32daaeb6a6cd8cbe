import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from './test-app.ts'

const webDist = mkdtempSync(join(tmpdir(), 'kiosque-dist-'))
const script = `export const words = ${JSON.stringify('Kiosque '.repeat(500))}`
let t: TestApp

beforeAll(async () => {
  mkdirSync(join(webDist, 'assets'))
  mkdirSync(join(webDist, 'builds'))
  writeFileSync(join(webDist, 'index.html'), '<!doctype html><title>Kiosque</title>')
  writeFileSync(join(webDist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(webDist, '.sources'), 'secret')
  writeFileSync(join(webDist, 'builds/latest.json'), '{"id":"abc123"}')
  writeFileSync(join(webDist, 'assets/app-D4f_g-H1.js'), script)
  writeFileSync(join(webDist, 'assets/app-D4f_g-H1.js.br'), brotliCompressSync(script))
  writeFileSync(join(webDist, 'assets/app-D4f_g-H1.js.gz'), gzipSync(script))
  t = await testApp({ webDist, modules: [] })
})
afterAll(async () => {
  await t.close()
  rmSync(webDist, { recursive: true, force: true })
})

test.each(['//formations/quiz/1.5', '//actualites/vitamine-b.12', '//p/index.php', '//une-page.html'])(
  'S2-52 the address %s, dot or not, opens the portal, which says itself what is not there',
  async (path) => {
    const browser = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } }
    const { status, text, headers } = await t.anonymous.get(path, browser)

    expect(status).toBe(200)
    expect(text).toContain('<title>Kiosque</title>')
    expect(headers['cache-control']).toBe('no-cache')
    expect((await t.anonymous.get(path, { headers: { accept: 'application/json' } })).body.code).toBe(
      'not_found',
    )
  },
)

test.each(['//', '//login', '//formations/quiz/12?page=2', '//admin/contents/news', '//p/une-page'])(
  'S1-01 the address %s opens the portal, checked at each visit',
  async (path) => {
    const { status, text, headers } = await t.anonymous.get(path)

    expect(status).toBe(200)
    expect(text).toContain('<title>Kiosque</title>')
    expect(headers['cache-control']).toBe('no-cache')
  },
)

test('files named by their content are kept for a year, already compressed', async () => {
  const path = '//assets/app-D4f_g-H1.js'
  const plain = await t.anonymous.get(path)
  const brotli = await t.anonymous.get(path, { headers: { 'accept-encoding': 'gzip, br' } })
  const gzip = await t.anonymous.get(path, { headers: { 'accept-encoding': 'gzip' } })

  expect(plain.text).toBe(script)
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(plain.headers['content-type']).toMatch(/javascript/)
  expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
})

test.each([
  '//assets/missing-12345678.js',
  '//assets/',
  '//favicon.ico',
  '//missing-12345678.js',
  '//nowhere/picture.webp',
  '//.sources',
  '//.env',
  '//..%2f..%2fpackage.json',
  '//assets/..%2f..%2f..%2fpackage.json',
  '//%2e%2e/package.json',
  '//api/nowhere',
  '//builds/other.json',
])('RELIABILITY-13 the path %s is a 404 in the shape of errors', async (path) => {
  const { status, body } = await t.anonymous.get(path)

  expect({ status, code: body?.code }).toEqual({ status: 404, code: 'not_found' })
})

test('a page is read, never written to', async () => {
  expect((await t.anonymous.post('//login', {})).status).toBe(404)
})

test('S4-10 the id of the build is the one the build wrote', async () => {
  expect((await t.anonymous.get('//builds/latest.json?1')).body).toEqual({ id: 'abc123' })
  expect((await t.anonymous.get('//config.json')).body.build_id).toBe('abc123')
})

test('a page is the same for whoever opens it: nothing in it is about anybody, whatever token is sent', async () => {
  const anonymous = await t.anonymous.get('//')
  const claimed = await t.anonymous.get('//', { headers: { authorization: 'Bearer x', cookie: 'token=x' } })

  expect(claimed.text).toBe(anonymous.text)
  expect(claimed.headers['set-cookie']).toBeUndefined()
})
