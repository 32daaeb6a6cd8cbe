import { expect, test } from 'vitest'
import type { Viewer } from './viewer.ts'
import type { Access } from './app-type.ts'
import { refusalOf } from './access.ts'

const viewer = (overrides: Partial<Viewer>): Viewer => ({
  user_id: 1,
  session_id: 1,
  account_id: 1,
  account_type: 200,
  right_id: null,
  drugstore_id: 1,
  is_disabled: false,
  site: 1,
  environment: 0,
  group: 0,
  packs: [],
  zones: [],
  followed_zones: [],
  has_admin_account: false,
  ...overrides,
})
const head = (right_id: 1 | 2 | 3) =>
  viewer({ right_id, drugstore_id: null, account_type: 1000, has_admin_account: true })

const PEOPLE: Record<string, Viewer | null> = {
  nobody: null,
  titulaire: viewer({}),
  guest: viewer({ account_type: 0, drugstore_id: null }),
  admin: head(1),
  editor: head(2),
  adviser: head(3),
  'right 1 without a head-office account': viewer({ right_id: 1 }),
  'head-office account without a right': viewer({
    has_admin_account: true,
    account_type: 1000,
    drugstore_id: null,
  }),
}

test.each<[Access, string[]]>([
  ['public', Object.keys(PEOPLE)],
  ['member', Object.keys(PEOPLE).filter((name) => name !== 'nobody')],
  ['drugstore', ['titulaire', 'right 1 without a head-office account']],
  ['staff', ['admin', 'editor', 'adviser']],
  ['editor', ['admin', 'editor']],
  ['admin', ['admin']],
])('D1-02 S6-02 S6-07 a route for %s lets in exactly those it names', (access, allowed) => {
  const letIn = Object.keys(PEOPLE).filter((name) => refusalOf({ access }, PEOPLE[name] ?? null) === null)

  expect(letIn).toEqual(allowed)
})

test('D3-10 a disabled drugstore is refused everywhere, except where the route says it answers', () => {
  const disabled = viewer({ is_disabled: true })

  expect(refusalOf({ access: 'member' }, disabled)).toMatchObject({
    status: 403,
    code: 'account_disabled',
  })
  expect(refusalOf({ access: 'member', whenDisabled: true }, disabled)).toBeNull()
  expect(refusalOf({ access: 'public' }, disabled)).toBeNull()
  expect(refusalOf({ access: 'public', whenDisabled: false }, disabled)).toMatchObject({ status: 403 })
})
