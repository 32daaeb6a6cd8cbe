import { expect, test } from 'vitest'
import type { ContactMessage, ContactThread } from '@kiosque/contract/wire/contact'
import { contactStep } from '../../src/demo/demo-contact.ts'
import { peopleStep } from '../../src/demo/people.ts'
import { demoApp } from './demo-app.ts'

const { signedIn } = await demoApp([peopleStep, contactStep])

test('D14-02 the demonstration has requests waiting, late, answered and closed, and desks one can call', async () => {
  const { body } = await (await signedIn('editeur')).get('/admin/contact-messages')

  expect(body.meta.counts.waiting).toBeGreaterThanOrEqual(4)
  expect(body.meta.counts.late).toBeGreaterThanOrEqual(1)
  expect(body.meta.counts.answered).toBeGreaterThanOrEqual(2)
  expect(body.meta.counts.closed).toBeGreaterThanOrEqual(3)
  expect(body.data.every((row: ContactMessage) => row.author !== null)).toBe(true)
  const { body: people } = await (await signedIn('titulaire')).get('/contact/interlocutors')
  expect(people.data[0]).toMatchObject({ name: 'Sylvain Pouliquen', role: 'Offres et facturation' })
  expect(people.data[0].phone).not.toBeNull()
})

test('D14-02 its titulaire has an answer to read, one to rate, and a conversation with a file', async () => {
  const titulaire = await signedIn('titulaire')
  const mine: ContactThread[] = (await titulaire.get('/contact/messages')).body.data

  expect(mine.find(({ is_unread }) => is_unread)?.status).toBe('answered')
  expect(mine.filter(({ status }) => status === 'closed').map(({ rating }) => rating)).toEqual([null, 5])
  const waiting = mine.find(({ status }) => status === 'in_progress')
  const { body } = await titulaire.get(`/contact/messages/${waiting?.id}`)
  expect(body.attachments).toMatchObject([{ type: 'application/pdf' }])
})
