import { expect, test } from 'vitest'
import type { Session } from '../lib/session-store.ts'
import { runMiddleware } from './middleware.ts'

const person = (account: object | null, more: object = {}) =>
  ({
    me: { id: 1, right_id: null, ...more },
    accounts: account ? [account] : [],
    account,
    token: 't',
    drugstoreFull: null,
  }) as never as Session

const pharmacist = person({ id: 1, type: 200, drugstore: { id: 4 } })
const guest = person({ id: 2, type: 0, drugstore: null })
const staff = person({ id: 3, type: 1000, drugstore: null }, { right_id: 2 })
const rightless = person({ id: 3, type: 1000, drugstore: null })

const visit = (names: string[], session: Session | null, href = '/news?page=2') =>
  runMiddleware(names, { session, href })

test('S8-04 an unknown middleware is an error', () => {
  expect(() => visit(['auth', 'is-magician'], pharmacist)).toThrow("Unknown route middleware: 'is-magician'")
  expect(() => visit(['toString'], pharmacist)).toThrow('Unknown route middleware')
})

test('S6-01 D15-11 a visitor is sent to sign in, with the address to come back to', () => {
  expect(visit(['auth'], null)).toEqual({ redirect: '/login?redirect=%2Fnews%3Fpage%3D2' })
  expect(visit(['auth'], null, '/')).toEqual({ redirect: '/login' })
  expect(visit(['auth'], guest)).toBeUndefined()
})

test('S2-46 S6-02 D15-11 an account without a drugstore goes home with a word', () => {
  expect(visit(['auth', 'is-drugstore'], guest)).toMatchObject({
    redirect: '/',
    toast: { title: 'Page réservée aux officines' },
  })
  expect(visit(['auth', 'is-drugstore'], pharmacist)).toBeUndefined()
  expect(visit(['auth', 'is-drugstore'], null)).toMatchObject({
    redirect: '/login?redirect=%2Fnews%3Fpage%3D2',
  })
})

test('S6-07 the back office needs a right and an admin account', () => {
  expect(visit(['is-admin'], null, '/admin/users')).toEqual({
    redirect: '/admin/login?redirect=%2Fadmin%2Fusers',
  })
  expect(visit(['is-admin'], pharmacist)).toMatchObject({ redirect: '/' })
  expect(visit(['is-admin'], rightless)).toMatchObject({ redirect: '/' })
  expect(visit(['is-admin'], staff)).toBeUndefined()
})
