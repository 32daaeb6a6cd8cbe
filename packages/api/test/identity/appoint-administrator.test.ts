import { afterAll, beforeAll, expect, test } from 'vitest'
import { appointAdministrator } from '../../src/people/appoint-administrator.service.ts'
import { makeMember } from '../factories.ts'
import { testApp, type TestApp } from '../test-app.ts'

let kit: TestApp
beforeAll(async () => {
  kit = await testApp()
})
afterAll(() => kit.close())

const NEW_PASSWORD = 'Quatre-cents-tilleuls-5'

test('D1-02 the command makes the first administrator, who sets a password by a link that serves once', async () => {
  const email = 'siege@reseau.test'
  const person = { email, first_name: 'Ana', last_name: 'Roy' }

  const link = await appointAdministrator(kit.db, person, {
    publicUrl: 'https://kiosque.test',
    now: kit.clock.now(),
  })
  const values = new URLSearchParams(new URL(link).hash.slice(1))
  const body = {
    token: values.get('token'),
    email,
    password: NEW_PASSWORD,
    password_confirmation: NEW_PASSWORD,
  }
  const first = await kit.anonymous.post('/password/reset', body)
  const second = await kit.anonymous.post('/password/reset', body)
  const login = await kit.anonymous.post('/login', { email, password: NEW_PASSWORD, admin: true })

  expect([first.status, second.status]).toEqual([200, 422])
  expect(login.body.user.right_id).toBe(1)
})

test('D1-02 someone already known gets the right, and keeps their accounts', async () => {
  const member = await makeMember(kit.db)

  await appointAdministrator(
    kit.db,
    { email: member.email, first_name: 'X', last_name: 'Y' },
    { publicUrl: 'https://kiosque.test', now: kit.clock.now() },
  )

  const types = await kit.db
    .selectFrom('accounts')
    .select('type')
    .where('user_id', '=', member.user_id)
    .orderBy('type')
    .execute()
  expect(types.map((row) => row.type)).toEqual([200, 1000])
})
