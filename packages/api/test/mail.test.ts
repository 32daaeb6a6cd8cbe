import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../src/db/transaction.ts'
import { createMailer } from '../src/mail/mailer.ts'
import { queueMail } from '../src/mail/outbox.ts'
import { deliverFor, type Deliver } from '../src/mail/transports.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
let server: SMTPServer
let smtpUrl: string
let isRefusing = false
const received: string[] = []
const warnings: object[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (isRefusing)
          return done(Object.assign(new Error('camille@officine.fr refused'), { responseCode: 451 }))
        received.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve))
  await database.close()
})
afterEach(async () => {
  await database.db.deleteFrom('mails').execute()
  received.length = 0
  isRefusing = false
})

const env = (smtp: string | null) => ({
  smtpUrl: smtp,
  mailFrom: 'Kiosque <kiosque@exemple.fr>',
  publicUrl: 'https://kiosque.exemple.fr',
  dataDir: mkdtempSync(join(tmpdir(), 'kiosque-mail-')),
})
let ahead = 0
const now = () => new Date(Date.now() + 1000 + ahead)
const mailerWith = (deliver: Deliver) =>
  createMailer({
    db: database.db,
    events: database.events,
    now,
    deliver,
    log: { warn: (fields: object) => void warnings.push(fields), error: () => undefined } as never,
  })
const mail = {
  to: 'camille@officine.fr',
  subject: 'Votre lien',
  text: 'Ouvrez https://kiosque.exemple.fr/secret-7',
  kind: 'password_reset',
}
const rows = () => database.db.selectFrom('mails').selectAll().orderBy('id').execute()

test('RELIABILITY-36 a mail is sent once after the commit, never after a rollback', async () => {
  const mailer = mailerWith(deliverFor(env(smtpUrl)))
  await inTransaction(database.db, (trx) => queueMail(trx, mail))
  await inTransaction(database.db, async (trx) => {
    await queueMail(trx, { ...mail, subject: 'Jamais' })
    throw new Error('refused')
  }).catch(() => undefined)

  await mailer.flush()
  await mailer.flush()

  expect(received).toHaveLength(1)
  expect(received[0]).toContain('To: camille@officine.fr')
  expect(received[0]).toContain('From: Kiosque <kiosque@exemple.fr>')
  expect(received[0]).toMatch(/Message-ID: <kiosque-\d+@kiosque\.exemple\.fr>/i)
  expect(await rows()).toMatchObject([{ text: '', html: null, attempts: 1, sent_at: expect.any(Date) }])
})

test('RELIABILITY-36 many senders at once send each mail once', async () => {
  for (let index = 0; index < 20; index += 1)
    await queueMail(database.db, { ...mail, subject: `Mail ${index}` })
  const senders = Array.from({ length: 4 }, () => mailerWith(deliverFor(env(smtpUrl))))

  await Promise.all(senders.map((sender) => sender.flush()))

  const subjects = received.map((message) => /Subject: (.*)/.exec(message)?.[1]?.trim() ?? '')
  expect(subjects).toHaveLength(20)
  expect(new Set(subjects)).toEqual(new Set(Array.from({ length: 20 }, (_, index) => `Mail ${index}`)))
})

test('a started sender wakes by itself when a transaction commits', async () => {
  const mailer = mailerWith(deliverFor(env(smtpUrl)))
  mailer.start()

  await inTransaction(database.db, (trx) => queueMail(trx, mail))

  await expect.poll(() => received.length, { timeout: 10_000 }).toBe(1)
  await mailer.stop()
})

test('G13 while the mail server refuses, the mail waits longer and longer, then goes', async () => {
  isRefusing = true
  const mailer = mailerWith(deliverFor(env(smtpUrl)))
  await queueMail(database.db, mail)
  await mailer.flush()
  await mailer.flush()
  const [waiting] = await rows()
  ahead += 40_000
  isRefusing = false
  await mailer.flush()

  expect(waiting).toMatchObject({ attempts: 1, sent_at: null, last_error: expect.stringContaining('451') })
  expect(received).toHaveLength(1)
  expect(JSON.stringify(warnings)).not.toContain('camille')
})

test('a mail refused to the end is given up, and its words are forgotten', async () => {
  isRefusing = true
  const mailer = mailerWith(deliverFor(env(smtpUrl)))
  await queueMail(database.db, mail)
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await mailer.flush()
    ahead += 24 * 3_600_000
  }

  expect(await rows()).toMatchObject([{ attempts: 8, failed_at: expect.any(Date), text: '', sent_at: null }])
})

test('D14-01 without a mail server each mail is a .eml file, and an address or a subject cannot add headers', async () => {
  const settings = env(null)
  const mailer = mailerWith(deliverFor(settings))
  await queueMail(database.db, {
    ...mail,
    to: 'a@b.fr, c@d.fr',
    subject: 'Bonjour\r\nBcc: e@f.fr',
    html: '<p>Bonjour</p>',
  })
  await mailer.flush()

  const [file] = readdirSync(join(settings.dataDir, 'outbox'))
  const message = readFileSync(join(settings.dataDir, 'outbox', file ?? ''), 'utf8')
  expect(file).toMatch(/^\d{6}-password_reset\.eml$/)
  expect(message).not.toMatch(/^Bcc:/m)
  expect(message).toContain('Subject: Bonjour Bcc: e@f.fr')
})
