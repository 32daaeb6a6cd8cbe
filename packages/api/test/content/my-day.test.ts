import { describe, expect, test } from 'vitest'
import { attendee, makeEvent } from '../events/agenda.ts'
import type { Caller } from '../test-app.ts'
import { networkApp } from './network-app.ts'
import { makeContent, target } from './network.ts'

const { t, network, editeur, titulaire, preparateur, voisin, invite } = await networkApp(
  'editeur',
  'titulaire',
  'preparateur',
  'voisin',
  'invite',
)

type Line = { type: string; title: string; text: string; due_on: string; at?: string }
const linesOf = async (caller: Caller, type: string): Promise<Line[]> =>
  (await caller.get('/me/todo')).body.data.filter((line: Line) => line.type === type)

describe('D13-05 GET /me/todo', () => {
  test('orders that close today and tomorrow, for the pharmacies they are for', async () => {
    const offer = (title: string, order_deadline: string, more = {}) =>
      makeContent(t, network, 'promotional_offer', { title, order_deadline, ...more })
    await offer('Hier', '2026-03-09')
    await offer('Ce soir', '2026-03-10')
    await offer('Demain', '2026-03-11')
    await offer('Plus tard', '2026-03-12')
    await offer('Au Sud', '2026-03-10', { target: target({ groups: [1] }) })

    expect(await linesOf(titulaire, 'order_closing')).toMatchObject([
      { title: 'Ce soir', due_on: '2026-03-10', text: 'À commander avant ce soir' },
      { title: 'Demain', due_on: '2026-03-11' },
    ])
    expect((await linesOf(voisin, 'order_closing')).map(({ title }) => title)).toContain('Au Sud')
    expect(await linesOf(invite, 'order_closing')).toEqual([])
    // One that is published while the list is known joins it.
    await offer('À l’instant', '2026-03-10')
    expect((await linesOf(preparateur, 'order_closing')).map(({ title }) => title)).toContain('À l’instant')
  })

  test('what one is registered for today or tomorrow, with its hour', async () => {
    const { id, title } = await makeEvent(editeur, {
      starts_at: '2026-03-11T12:15:00Z',
      ends_at: '2026-03-11T13:15:00Z',
    })
    expect(await linesOf(titulaire, 'event')).toEqual([])
    const answer = await titulaire.post('/registrations', { event_id: id, attendees: [attendee()] })
    expect(answer.status).toBe(201)
    expect(await linesOf(titulaire, 'event')).toMatchObject([
      {
        title,
        due_on: '2026-03-11',
        at: '2026-03-11T12:15:00.000Z',
        text: expect.stringContaining('Demain'),
      },
    ])
    expect(await linesOf(voisin, 'event')).toEqual([])
  })
})

test('S2-06 one quiz a week: the same for a week, another the next; one just published goes first', async () => {
  const quizOf = async () => (await titulaire.get('/home')).body.quiz_of_the_week?.title
  expect((await titulaire.get('/home')).body.quiz_of_the_week).toBeNull()
  for (const title of ['Angine', 'Toux', 'Otite']) await makeContent(t, network, 'quiz', { title })
  expect(await quizOf()).toBe('Otite')
  const seen: string[] = []
  for (const day of ['2026-04-06', '2026-04-13', '2026-04-20']) {
    t.clock.set(`${day}T06:00:00Z`)
    seen.push(await quizOf())
  }
  expect(new Set(seen)).toEqual(new Set(['Angine', 'Toux', 'Otite']))
  t.clock.set('2026-04-26T20:00:00Z')
  expect(await quizOf()).toBe(seen[2])
  t.clock.set('2026-03-10T09:00:00Z')
})

test('D4-04 a guest’s menu has only what they may read, the agenda too', async () => {
  const menuOf = async (caller: Caller) => (await caller.get('/menu')).body
  const keys = (entries: { key: string }[]) => entries.map(({ key }) => key)
  expect(keys((await menuOf(invite)).aside)).toEqual(['contact'])
  expect(keys((await menuOf(invite)).data)).toEqual([])
  expect(keys((await menuOf(titulaire)).aside)).toEqual(['agenda', 'contact'])
  await makeContent(t, network, 'news', { title: 'Bienvenue', target: target({ account_types: [0] }) })
  await makeEvent(editeur, { target: target({ account_types: [0] }) })
  expect(keys((await menuOf(invite)).aside)).toEqual(['agenda', 'contact'])
  expect(keys((await menuOf(invite)).data)).toEqual(['news'])
})
