import { expect, test } from 'vitest'
import { withoutPersonalData } from './error-reports.ts'

test.each([
  ['Unknown user claire.durand@pharmacie.test', 'Unknown user [adresse]'],
  ['Key (email)=(claire@pharmacie.test) already exists', 'Key (email)=([adresse]) already exists'],
  ['GET https://k.test/reset?token=abc123 failed', 'GET https://k.test/reset failed'],
  ['no route for /api/v1/files/12?exp=1&sig=Zm9v#x', 'no route for /api/v1/files/12'],
  ['Authorization: Bearer 3f9a.QmFz', 'Authorization: Bearer [jeton]'],
  ['token 9f8e7d6c5b4a39281706f5e4d3c2b1a0 is unknown', 'token [jeton] is unknown'],
  ['appelez le 01 23 45 67 89 ou le +33612345678', 'appelez le [téléphone] ou le [téléphone]'],
])('S4-03 a report of « %s » says « %s »', (said, kept) => {
  expect(withoutPersonalData(said)).toBe(kept)
})

test.each([
  ["Cannot read properties of undefined (reading 'starts_at')"],
  ['column "announcement_target_id" does not exist'],
  ['Failed to fetch dynamically imported module: https://k.test/assets/content-detail-page-Bx12aZ.js'],
  ['timeout of 60000ms exceeded'],
  ['null value in column "cip_officine" of relation "drugstores" violates not-null constraint'],
])('a report of « %s » keeps its words', (said) => {
  expect(withoutPersonalData(said)).toBe(said)
})
