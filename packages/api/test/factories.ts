import { withLuhnKey } from '@kiosque/contract/domain/identifiers'
import { ACCOUNT_TYPES, type AccountType } from '@kiosque/contract/domain/roles'
import type { Db } from '../src/db/db.ts'
import { openSession } from '../src/identity/sessions.service.ts'

/** Someone who can sign in, with the account their sessions open on. */
export interface Person {
  user_id: number
  account_id: number | null
  drugstore_id: number | null
  email: string
}

export const PASSWORD = 'Officine-du-Marais-7'
// Its hash, made once: hashing for every person would take the tests' time.
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$HBz5+oNgT1AWB0c+Cb55ag$iUjQ8jT4yQOhkTrpS5DDgUqlfqEORHCV+ZqrVXyolF4'

let counter = 0
const next = () => {
  counter += 1
  return counter
}

export interface DrugstoreOverrides {
  name?: string
  cip_officine?: string
  siret?: string
  group_id?: 0 | 1 | 2
  zone?: string | null
  site?: 0 | 1
  city?: string
  packs?: string[]
  is_disabled?: boolean
}

/** A drugstore of the network, in no zone and without packs unless said. */
export async function makeDrugstore(
  db: Db,
  overrides: DrugstoreOverrides = {},
): Promise<{ id: number; cip_officine: string; siret: string }> {
  const number = next()
  const { packs = [], zone = null, ...columns } = overrides
  const row = await db
    .insertInto('drugstores')
    .values({
      name: `Pharmacie n° ${number}`,
      cip_officine: String(2_000_000 + number),
      siret: siretOf(number),
      group_id: 0,
      city: 'Évreux',
      finess: null,
      address: null,
      postcode: null,
      phone: null,
      email: null,
      disabled_reason: null,
      disabled_at: null,
      zone_id: zone === null ? null : await makeZone(db, zone),
      ...columns,
    })
    .returning(['id', 'cip_officine', 'siret'])
    .executeTakeFirstOrThrow()
  for (const pack_key of packs) {
    await db.insertInto('drugstore_packs').values({ drugstore_id: row.id, pack_key }).execute()
  }
  return row
}

/** The zone of that name, made when absent. */
export async function makeZone(db: Db, name: string): Promise<number> {
  const found = await db.selectFrom('zones').select('id').where('name', '=', name).executeTakeFirst()
  if (found) return found.id
  const made = await db.insertInto('zones').values({ name }).returning('id').executeTakeFirstOrThrow()
  return made.id
}

export interface UserOverrides {
  email?: string
  first_name?: string
  last_name?: string
  right_id?: 1 | 2 | 3 | null
  password_hash?: string | null
  zones?: string[]
  packs?: string[]
}

/** Signs in with PASSWORD unless given another hash. */
export async function makeUser(
  db: Db,
  overrides: UserOverrides = {},
): Promise<{ id: number; email: string }> {
  const number = next()
  const { zones = [], packs = [], ...columns } = overrides
  const email = columns.email ?? `personne-${number}@officine.test`
  const { id } = await db
    .insertInto('users')
    .values({
      first_name: 'Camille',
      last_name: `Durand-${number}`,
      phone: null,
      rpps: null,
      password_hash: PASSWORD_HASH,
      right_id: null,
      terms_accepted_at: null,
      last_seen_at: null,
      inactivity_warned_at: null,
      erased_at: null,
      ...columns,
      email,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const zone of zones) {
    await db
      .insertInto('user_zones')
      .values({ user_id: id, zone_id: await makeZone(db, zone) })
      .execute()
  }
  for (const pack_key of packs) await db.insertInto('user_packs').values({ user_id: id, pack_key }).execute()
  return { id, email }
}

export async function makeAccount(
  db: Db,
  account: { user_id: number; type: AccountType; drugstore_id?: number | null },
): Promise<number> {
  const row = await db
    .insertInto('accounts')
    .values({ drugstore_id: null, ...account })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

type MemberOverrides = UserOverrides & { type?: AccountType; drugstore_id?: number }

/** Someone of a pharmacy: a titulaire of a new one unless said. */
export async function makeMember(db: Db, overrides: MemberOverrides = {}): Promise<Person> {
  const { type = ACCOUNT_TYPES.pharmacistAdmin, drugstore_id: given, ...user } = overrides
  const { id, email } = await makeUser(db, user)
  const drugstore_id = given ?? (await makeDrugstore(db)).id
  const account_id = await makeAccount(db, { user_id: id, type, drugstore_id })
  return { user_id: id, account_id, drugstore_id, email }
}

/** Someone of the head office: an administrator unless said. */
export async function makeStaff(
  db: Db,
  right_id: 1 | 2 | 3 = 1,
  overrides: UserOverrides = {},
): Promise<Person> {
  const { id, email } = await makeUser(db, { ...overrides, right_id })
  const account_id = await makeAccount(db, { user_id: id, type: ACCOUNT_TYPES.admin })
  return { user_id: id, account_id, drugstore_id: null, email }
}

/** Someone who registered without an invitation: belongs nowhere (D3-05). */
export async function makeGuest(db: Db, overrides: UserOverrides = {}): Promise<Person> {
  const { id, email } = await makeUser(db, overrides)
  const account_id = await makeAccount(db, { user_id: id, type: ACCOUNT_TYPES.guest })
  return { user_id: id, account_id, drugstore_id: null, email }
}

/** Opens a session without the sign-in form, and gives its token. */
export function signIn(db: Db, { user_id, account_id }: Person, at: Date): Promise<string> {
  return openSession(db, { user_id, account_id, device: 'Test' }, at)
}

const siretOf = (number: number) => withLuhnKey(`8${String(number).padStart(12, '0')}`)
