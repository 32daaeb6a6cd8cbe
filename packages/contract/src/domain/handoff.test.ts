import { expect, test } from 'vitest'
import { isHandoffAddress } from './handoff.ts'

test('D11-01 people are sent to https addresses only, or to this very machine', () => {
  for (const good of [
    'https://sso.ospharm.fr/entree?client=7',
    'http://localhost:4000/x',
    'http://127.0.0.1/a',
  ])
    expect([good, isHandoffAddress(good)]).toEqual([good, true])
  for (const bad of [
    'http://ospharm.fr/',
    'javascript:alert(1)',
    'ftp://a.fr/',
    '/chemin',
    '',
    'https://moi:secret@a.fr/',
    'https://a.fr/#fragment',
    'https://a.fr/?token=x',
    'http://127.0.0.1.evil.fr/',
  ])
    expect([bad, isHandoffAddress(bad)]).toEqual([bad, false])
})
