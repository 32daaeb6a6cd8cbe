import { describe, expect, test } from 'vitest'
import type { Read } from './identifiers.ts'
import {
  readCip,
  readEmail,
  readFiness,
  readPhone,
  readPostcode,
  readRpps,
  readSiret,
  withLuhnKey,
} from './identifiers.ts'

type Reader = (text: string) => Read

const ACCEPTED: [string, Reader, string, string][] = [
  ['CIP', readCip, '2012345', '2012345'],
  ['CIP with spaces', readCip, ' 201 23 45 ', '2012345'],
  ['CIP with a leading zero', readCip, '0123456', '0123456'],
  ['CIP with narrow spaces', readCip, '201\u202F2345', '2012345'],
  ['RPPS', readRpps, '10003456782', '10003456782'],
  ['RPPS with spaces', readRpps, '1000 3456 782', '10003456782'],
  ['SIRET', readSiret, '73282932000074', '73282932000074'],
  ['SIRET with spaces', readSiret, '732 829 320 00074', '73282932000074'],
  ['SIRET of La Poste, head office', readSiret, '35600000000048', '35600000000048'],
  ['SIRET of La Poste, by sum of digits', readSiret, '35600000049837', '35600000049837'],
  ['FINESS', readFiness, '010000024', '010000024'],
  ['FINESS of Corse-du-Sud', readFiness, '2a0000014', '2A0000014'],
  ['phone', readPhone, '01 23 45 67 89', '+33123456789'],
  ['phone with dots', readPhone, '06.12.34.56.78', '+33612345678'],
  ['phone with +33', readPhone, '+33 6 12 34 56 78', '+33612345678'],
  ['phone with +33 (0)', readPhone, '+33 (0)6 12 34 56 78', '+33612345678'],
  ['phone with 0033', readPhone, '0033612345678', '+33612345678'],
  ['phone of La Réunion', readPhone, '0262 12 34 56', '+262262123456'],
  ['mobile of La Réunion', readPhone, '+262 692 12 34 56', '+262692123456'],
  ['mobile of Guadeloupe', readPhone, '0690 12 34 56', '+590690123456'],
  ['mobile of Mayotte', readPhone, '0639 12 34 56', '+262639123456'],
  ['mobile kept for fiction', readPhone, '06 39 98 12 34', '+33639981234'],
  ['mobile read back as it was kept', readPhone, '+33639980000', '+33639980000'],
  ['postcode', readPostcode, '35 000', '35000'],
  ['postcode of Ain', readPostcode, '01000', '01000'],
  ['postcode of Corsica', readPostcode, '20000', '20000'],
  ['postcode overseas', readPostcode, '97400', '97400'],
  ['e-mail', readEmail, ' Claire.Morvan@Exemple.FR ', 'claire.morvan@exemple.fr'],
  ['e-mail with a tag', readEmail, 'a+b@c-d.co.uk', 'a+b@c-d.co.uk'],
]

const REFUSED: [string, Reader, string][] = [
  ['CIP too short', readCip, '201234'],
  ['CIP too long', readCip, '20123456'],
  ['CIP with a letter', readCip, '20A2345'],
  ['CIP of zeros', readCip, '0000000'],
  ['CIP of full-width digits', readCip, '２０１２３４５'],
  ['CIP of Arabic digits', readCip, '٢٠١٢٣٤٥'],
  ['CIP empty', readCip, '   '],
  ['CIP with a sign', readCip, '-2012345'],
  ['RPPS too short', readRpps, '1000345678'],
  ['RPPS of zeros', readRpps, '00000000000'],
  ['RPPS with a letter', readRpps, '1000345678X'],
  ['SIRET with a wrong key', readSiret, '73282932000075'],
  ['SIRET of zeros', readSiret, '00000000000000'],
  ['SIREN alone', readSiret, '732829320'],
  ['La Poste with a wrong sum', readSiret, '35600000000049'],
  ['FINESS with a wrong key', readFiness, '010000025'],
  ['FINESS of zeros', readFiness, '000000000'],
  ['FINESS with another letter', readFiness, '2C0000014'],
  ['phone too short', readPhone, '01 23 45 67 8'],
  ['phone too long', readPhone, '01 23 45 67 89 0'],
  ['phone beginning with 00', readPhone, '0012345678'],
  ['phone of another country', readPhone, '+32 2 123 45 67'],
  ['phone in words', readPhone, 'zéro six'],
  ['postcode 00', readPostcode, '00100'],
  ['postcode 96', readPostcode, '96000'],
  ['postcode 99', readPostcode, '99000'],
  ['postcode of four digits', readPostcode, '3500'],
  ['e-mail without at', readEmail, 'claire.exemple.fr'],
  ['e-mail without dot', readEmail, 'claire@exemple'],
  ['e-mail with two dots', readEmail, 'claire..m@exemple.fr'],
  ['e-mail ending in a dot', readEmail, 'claire.@exemple.fr'],
  ['e-mail with spaces', readEmail, 'claire morvan@exemple.fr'],
  ['e-mail with a look-alike letter', readEmail, 'clаire@exemple.fr'],
  ['e-mail with a line break', readEmail, 'a@b.fr\nBcc: c@d.fr'],
  ['e-mail with a name', readEmail, 'Claire <a@b.fr>'],
  ['e-mail with a hyphen before the dot', readEmail, 'a@b-.fr'],
  ['e-mail too long', readEmail, `${'a'.repeat(65)}@exemple.fr`],
]

describe('D3-04 identifiers', () => {
  test.each(ACCEPTED)('%s is accepted and kept in one form', (_, read, typed, kept) => {
    expect(read(typed)).toMatchObject({ ok: true, value: kept })
  })

  test.each(REFUSED)('%s is refused with a French sentence', (_, read, typed) => {
    const result = read(typed)
    expect(result.ok).toBe(false)
    expect(!result.ok && result.message).toMatch(/[.]$/)
  })

  test('an RPPS with a failing key warns and does not block', () => {
    expect(readRpps('10003456789')).toMatchObject({ ok: true, warning: expect.stringContaining('RPPS') })
  })
})

test.each(['7328293200007', '9000000000000', '8000000000019'])(
  'G20 %s completed by its key is a SIRET',
  (digits) => {
    expect(readSiret(withLuhnKey(digits))).toMatchObject({ ok: true })
  },
)
