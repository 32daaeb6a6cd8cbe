import { expect, test } from 'vitest'
import { SUBJECT_MAX } from '@kiosque/contract/domain/contact'
import type { ContactTopic } from '@kiosque/contract/wire/contact'
import { callbackMessage, callbackSubject, callbackTopic } from './callback-words.ts'

const topic = (key: string) => ({ key }) as ContactTopic

test('a call is asked of the desk of partners, else of the one that takes everything', () => {
  expect(callbackTopic([topic('offre'), topic('autre'), topic('partenariat')])?.key).toBe('partenariat')
  expect(callbackTopic([topic('offre'), topic('autre')])?.key).toBe('autre')
  expect(callbackTopic([topic('offre')])?.key).toBe('offre')
  expect(callbackTopic([])).toBeUndefined()
})

test('the message says whom, at which number and when; a word more follows', () => {
  const asked = { partner: 'Voltéa', phone: ' 01 23 45 67 89 ', slot: 'matin', note: '' }
  expect(callbackMessage(asked)).toBe(
    'Bonjour, je souhaite être rappelé au sujet de Voltéa.\nTéléphone\u00a0: 01 23 45 67 89\nDe préférence le matin.',
  )
  expect(callbackMessage({ ...asked, slot: 'jamais', note: 'Deux compteurs.' })).toMatch(
    /De préférence à tout moment\.\n\nDeux compteurs\.$/,
  )
})

test('the subject of a very long name is one the server takes', () => {
  expect(callbackSubject('Voltéa')).toBe('Être rappelé\u00a0: Voltéa')
  expect(callbackSubject('É'.repeat(300))).toHaveLength(SUBJECT_MAX)
})
