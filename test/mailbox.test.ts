import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { mailsTo } from '../e2e/mailbox.ts'

const folder = mkdtempSync(join(tmpdir(), 'kiosque-mailbox-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a mail is read as a person would: decoded subject, decoded parts, for its own address', () => {
  const mail = [
    'To: Camille <camille@demo.kiosque.test>',
    'Subject: =?UTF-8?Q?Votre_mot_de_passe_?= =?UTF-8?B?b3VibGnDqQ==?=',
    'Content-Type: multipart/alternative;',
    ' boundary="cut"',
    '',
    '--cut',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Un lien=C2=A0: http://127.0.0.1/password-reset?token=3Dabc=',
    'def',
    '--cut',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('<p>Préparé</p>').toString('base64'),
    '--cut--',
  ].join('\r\n')
  mkdirSync(join(folder, 'outbox'))
  writeFileSync(join(folder, 'outbox', '1.eml'), mail)

  const [read, ...others] = mailsTo(folder, 'camille@demo.kiosque.test')

  expect(others).toEqual([])
  expect(read?.subject).toBe('Votre mot de passe oublié')
  expect(read?.body).toContain('Un lien\u00a0: http://127.0.0.1/password-reset?token=abcdef')
  expect(read?.body).toContain('<p>Préparé</p>')
  expect(mailsTo(folder, 'autre@demo.kiosque.test')).toEqual([])
})
