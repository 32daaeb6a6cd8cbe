import type { ContactThreadDetail } from '@kiosque/contract/wire/contact'
import type { Answer, Caller } from '../test-app.ts'

/** A request as the form sends it, changed as a test needs. */
export const request = (overrides: Record<string, unknown> = {}) => ({
  subject: 'Remise absente de ma facture',
  topic: 'facture',
  message: 'Bonjour, la remise de 20 % n’apparaît pas sur ma facture d’octobre.',
  ...overrides,
})

export const write = (caller: Caller, overrides: Record<string, unknown> = {}): Promise<Answer> =>
  caller.post('/contact', request(overrides))

/** Written by that member, and accepted. */
export async function made(
  caller: Caller,
  overrides: Record<string, unknown> = {},
): Promise<ContactThreadDetail> {
  const { status, body } = await write(caller, overrides)
  if (status !== 201) throw new Error(`not accepted: ${status} ${JSON.stringify(body)}`)
  return body as ContactThreadDetail
}
