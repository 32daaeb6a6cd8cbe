import { GROUPS } from '@kiosque/contract/domain/network'
import type { Db } from '../db/db.ts'
import { drugstoreSearchText } from '../kit/search-text.ts'
import { hashPassword } from '../identity/password-hash.ts'
import { searchText } from '../kit/search-text.ts'
import { hashToken, newToken } from '../identity/tokens.ts'
import { crowdOf } from './crowd.ts'
import { DEMO_DRUGSTORES, DEMO_ZONES, type DemoDrugstore } from './demo-drugstores.ts'
import { demoCip, demoFiness, demoMobile, demoPhone, demoRpps, demoSiret } from './demo-identifiers.ts'
import { daysFrom, type DemoContext, type DemoStep } from './demo-step.ts'
import { DEMO_DOMAIN, DEMO_PASSWORD, NAMED_PEOPLE, type NamedPerson } from './named-people.ts'

/** Zones, drugstores, people and their accounts (D14-02, D15-12). */
export const peopleStep: DemoStep = {
  name: 'people',
  label: 'officines et équipes',
  async run(trx, context) {
    const zones = await addZones(trx)
    const drugstores = await addDrugstores(trx, zones, context)
    await addPeople(trx, [...NAMED_PEOPLE, ...crowdOf(DEMO_DRUGSTORES)], { zones, drugstores, context })
    await addInvitations(trx, drugstores, context)
  },
}

export type Ids = ReadonlyMap<string, number>

async function addZones(trx: Db): Promise<Ids> {
  await trx
    .insertInto('zones')
    .values(DEMO_ZONES.map((name) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return zonesByName(trx)
}

export async function zonesByName(trx: Db): Promise<Ids> {
  const rows = await trx.selectFrom('zones').select(['id', 'name']).execute()
  return new Map(rows.map((row) => [row.name, row.id]))
}

/** A pharmacy of the demonstration as its row; `rank` is what its numbers are made from. */
export function drugstoreRow(
  { name, address, postcode, city, zone, group, area, is_disabled }: DemoDrugstore,
  { rank, created_at, zones, startedAt }: { rank: number; created_at: Date; zones: Ids; startedAt: Date },
) {
  const rest = { name, address, postcode, city }
  const identifiers = {
    cip_officine: demoCip(rank),
    siret: demoSiret(rank),
    finess: demoFiness(postcode.slice(0, 2), rank),
  }
  return {
    ...rest,
    ...identifiers,
    group_id: GROUPS[group],
    zone_id: zones.get(zone) ?? null,
    phone: demoPhone(area, rank),
    email: `contact.${identifiers.cip_officine}@${DEMO_DOMAIN}`,
    search_text: drugstoreSearchText({ ...rest, ...identifiers }),
    is_disabled: is_disabled ?? false,
    disabled_reason: is_disabled ? 'Sortie du réseau à la demande de la titulaire.' : null,
    disabled_at: is_disabled ? daysFrom(startedAt, -20) : null,
    created_at,
    updated_at: created_at,
  }
}

async function addDrugstores(trx: Db, zones: Ids, { startedAt }: DemoContext): Promise<Ids> {
  const values = DEMO_DRUGSTORES.map((drugstore, rank) =>
    drugstoreRow(drugstore, { rank, zones, startedAt, created_at: daysFrom(startedAt, -1_100 + rank * 30) }),
  )
  const rows = await trx.insertInto('drugstores').values(values).returning(['id', 'name']).execute()
  const ids = new Map(rows.map((row) => [row.name, row.id]))
  const packs = DEMO_DRUGSTORES.flatMap((drugstore) =>
    drugstore.packs.map((pack_key) => ({ drugstore_id: ids.get(drugstore.name) ?? 0, pack_key })),
  )
  await trx.insertInto('drugstore_packs').values(packs).execute()
  return ids
}

interface Around {
  zones: Ids
  drugstores: Ids
  context: DemoContext
}

/** Somebody of the demonstration as their row; without a password, nobody can sign in as them. */
export function personRow(
  { email, first_name, last_name, right_id, accounts }: NamedPerson,
  { rank, joinedAt, seenAt }: { rank: number; joinedAt: Date; seenAt: Date },
) {
  const isPharmacist = accounts.some(([type]) => type >= 160 && type <= 200)
  return {
    email,
    first_name,
    last_name,
    phone: demoMobile(rank),
    rpps: isPharmacist ? demoRpps(rank) : null,
    password_hash: null,
    right_id: right_id ?? null,
    search_text: searchText(last_name, first_name, email),
    terms_accepted_at: joinedAt,
    created_at: joinedAt,
    updated_at: joinedAt,
    last_seen_at: seenAt,
    inactivity_warned_at: null,
    erased_at: null,
  }
}

async function addPeople(
  trx: Db,
  people: NamedPerson[],
  { zones, drugstores, context }: Around,
): Promise<void> {
  const { startedAt } = context
  // One hash for the ten who sign in; the others have none, so nobody can be them.
  const password_hash = await hashPassword(DEMO_PASSWORD)
  const values = people.map((person, rank) => ({
    ...personRow(person, {
      rank,
      joinedAt: daysFrom(startedAt, -900 + ((rank * 53) % 800)),
      seenAt: daysFrom(startedAt, -((rank * 13) % 45) - 0.2),
    }),
    password_hash: rank < NAMED_PEOPLE.length ? password_hash : null,
  }))
  const rows = await trx.insertInto('users').values(values).returning(['id', 'email']).execute()
  const ids = new Map(rows.map((row) => [row.email ?? '', row.id]))
  const accounts = people.flatMap((person, index) =>
    person.accounts.map(([type, drugstore]) => ({
      user_id: ids.get(person.email) ?? 0,
      type,
      drugstore_id: drugstore === null ? null : (drugstores.get(drugstore) ?? 0),
      created_at: values[index]?.created_at ?? startedAt,
    })),
  )
  await trx.insertInto('accounts').values(accounts).execute()
  const followed = people.flatMap((person) =>
    (person.zones ?? []).map((zone) => ({
      user_id: ids.get(person.email) ?? 0,
      zone_id: zones.get(zone) ?? 0,
    })),
  )
  await trx.insertInto('user_zones').values(followed).execute()
}

/** Two invitations that wait; their links were never sent, so they open nothing. */
async function addInvitations(trx: Db, drugstores: Ids, { startedAt }: DemoContext): Promise<void> {
  const inviter = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', `titulaire@${DEMO_DOMAIN}`)
    .executeTakeFirstOrThrow()
  const waiting = [
    { email: `theo.garnier@${DEMO_DOMAIN}`, type: 100, days: -5 },
    { email: `sarah.kone@${DEMO_DOMAIN}`, type: 160, days: -1 },
  ]
  await trx
    .insertInto('invitations')
    .values(
      waiting.map(({ email, type, days }) => ({
        token_hash: hashToken(newToken()),
        email,
        type,
        drugstore_id: drugstores.get('Pharmacie des Tilleuls') ?? null,
        right_id: null,
        invited_by: inviter.id,
        created_at: daysFrom(startedAt, days),
        expires_at: daysFrom(startedAt, days + 7),
        accepted_at: null,
        accepted_by: null,
      })),
    )
    .execute()
}
