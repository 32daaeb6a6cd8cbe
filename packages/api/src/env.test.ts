import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EnvError, readEnv } from './env.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'kiosque-env-'))
const read = (source: Record<string, string>) => readEnv({ KIOSQUE_DATA_DIR: folder(), ...source })
const key = 'k'.repeat(40)

test('D14-01 everything is optional: the embedded database, the demonstration, a key made and kept', () => {
  const dataDir = folder()
  const first = readEnv({ KIOSQUE_DATA_DIR: dataDir })
  const second = readEnv({ KIOSQUE_DATA_DIR: dataDir })

  expect(first).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    databaseUrl: null,
    demo: true,
    smtpUrl: null,
    s3: null,
    sentryDsn: null,
    matomo: null,
    logLevel: 'info',
    trustProxy: false,
  })
  expect(first.secretKey.length).toBeGreaterThanOrEqual(32)
  expect(second.secretKey).toBe(first.secretKey)
  expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(dataDir, 'secret-key'), 'utf8')).toBe(first.secretKey)
})

test('D14-01 with DATABASE_URL the demonstration is off unless asked, and the key is given', () => {
  const given = { DATABASE_URL: 'postgres://kiosque@db/kiosque', SECRET_KEY: key }

  expect(read(given)).toMatchObject({ demo: false, secretKey: key })
  expect(read({ ...given, KIOSQUE_DEMO: '1' }).demo).toBe(true)
})

test('D14-01 PUBLIC_URL loses its last slash, blanks count as absent', () => {
  expect(read({ PUBLIC_URL: 'https://kiosque.fr/' }).publicUrl).toBe('https://kiosque.fr')
  expect(read({ PORT: ' ', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: null })
})

test.each([
  ['2', 2],
  ['true', true],
  ['false', false],
  ['127.0.0.1, 10.0.0.0/8', '127.0.0.1,10.0.0.0/8'],
])('D14-01 TRUST_PROXY=%s', (value, expected) => {
  expect(read({ TRUST_PROXY: value }).trustProxy).toBe(expected)
})

test.each([
  ['PORT', { PORT: '99999' }],
  ['PORT', { PORT: 'trois mille' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'kiosque.fr' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'javascript:alert(1)' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://x', SECRET_KEY: key }],
  ['SECRET_KEY', { DATABASE_URL: 'postgres://x/y' }],
  ['SECRET_KEY', { SECRET_KEY: 'courte' }],
  ['KIOSQUE_DEMO', { KIOSQUE_DEMO: 'oui' }],
  ['SMTP_URL', { SMTP_URL: 'mail.exemple.fr' }],
  ['MAIL_FROM', { MAIL_FROM: 'Kiosque\r\nBcc: x@y.z' }],
  ['S3_BUCKET', { S3_ENDPOINT: 'https://s3.exemple.fr', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }],
  ['MATOMO_SITE_ID', { MATOMO_URL: 'https://stats.exemple.fr' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'bavard' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'tous' }],
])('D14-01 a bad %s is told in one French sentence that names it', (name, source) => {
  const attempt = () => read(source)

  expect(attempt).toThrow(EnvError)
  expect(attempt).toThrow(name)
  expect(attempt).not.toThrow('\n')
})

test('D14-01 a refused address is not repeated: it may carry a password', () => {
  expect(() => read({ DATABASE_URL: 'mysql://u:motdepasse@x', SECRET_KEY: key })).not.toThrow('motdepasse')
})

test('D14-01 a data folder that cannot be made is told, not crashed on', () => {
  const file = join(folder(), 'fichier')
  writeFileSync(file, '')

  expect(() => readEnv({ KIOSQUE_DATA_DIR: join(file, 'data') })).toThrow('KIOSQUE_DATA_DIR')
})
