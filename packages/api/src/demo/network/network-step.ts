import { sql } from 'kysely'
import { createRandom } from '@kiosque/contract/domain/quiz-draw'
import type { Db } from '../../db/db.ts'
import { insertMany } from '../bulk-insert.ts'
import { crowdOf } from '../crowd.ts'
import { DEMO_DRUGSTORES } from '../demo-drugstores.ts'
import { daysFrom, type DemoContext, type DemoStep } from '../demo-step.ts'
import { NAMED_PEOPLE } from '../named-people.ts'
import { drugstoreRow, personRow, zonesByName, type Ids } from '../people.ts'
import { networkDrugstores, type NetworkDrugstore } from './network-drugstores.ts'
import { networkPeople, type NetworkPerson } from './network-people.ts'
import { rhythmUntil } from './rhythm.ts'

/** Nobody of an invented network is written to: they have no mailbox. */
const WITHOUT_MAIL = { email_digest: 'never', publications: true, trainings: true } as const

/** The other pharmacies of the network and their teams, by the hundred (D14-02). */
export const networkStep: DemoStep = {
  name: 'network',
  label: 'le reste du réseau',
  async run(trx, context) {
    // A demonstration begun when there was none keeps its size: these pharmacies would be there without ever having lived.
    if (await hasLived(trx)) return
    const known = [...NAMED_PEOPLE, ...crowdOf(DEMO_DRUGSTORES)]
    const drugstores = networkDrugstores()
    const ids = await addDrugstores(trx, drugstores, context)
    await addPeople(trx, networkPeople(drugstores, known), { ids, context, firstRank: known.length })
    // Nobody has counted these tables yet: without it, every join of the steps to come would be planned for a handful.
    await sql`ANALYZE drugstores, drugstore_packs, users, accounts`.execute(trx)
  },
}

const THIS_WEEK = 5

/** Of those who would have come on a Sunday, most come on one of the two days after it. */
function afterSunday(at: Date, rank: number, startedAt: Date): Date {
  const later = daysFrom(at, 1 + (rank % 2))
  return at.getUTCDay() === 0 && rank % 5 !== 0 && later < startedAt ? later : at
}

async function hasLived(trx: Db): Promise<boolean> {
  const row = await trx
    .selectFrom('demo_steps')
    .select('name')
    .where('name', '=', 'contents')
    .executeTakeFirst()
  return row !== undefined
}

async function addDrugstores(
  trx: Db,
  drugstores: readonly NetworkDrugstore[],
  { startedAt }: DemoContext,
): Promise<Ids> {
  const zones = await zonesByName(trx)
  const values = drugstores.map((drugstore, index) =>
    drugstoreRow(drugstore, {
      rank: DEMO_DRUGSTORES.length + index,
      created_at: daysFrom(startedAt, -drugstore.joined),
      zones,
      startedAt,
    }),
  )
  await insertMany(trx, 'drugstores', values)
  const rows = await trx.selectFrom('drugstores').select(['id', 'name']).execute()
  const ids = new Map(rows.map(({ name, id }) => [name, id]))
  await insertMany(
    trx,
    'drugstore_packs',
    drugstores.flatMap(({ name, packs }) =>
      packs.map((pack_key) => ({ drugstore_id: ids.get(name) ?? 0, pack_key })),
    ),
  )
  return ids
}

async function addPeople(
  trx: Db,
  people: readonly NetworkPerson[],
  { ids, context, firstRank }: { ids: Ids; context: DemoContext; firstRank: number },
): Promise<void> {
  const { startedAt } = context
  const rhythm = rhythmUntil(startedAt)
  const random = createRandom(firstRank)
  const values = people.map((person, index) => {
    const latest = daysFrom(startedAt, -person.seen)
    const drawn = rhythm.between(daysFrom(latest, -1), latest, random) ?? latest
    return {
      ...personRow(person, {
        rank: firstRank + index,
        joinedAt: daysFrom(startedAt, -person.joined),
        seenAt: person.seen < THIS_WEEK ? afterSunday(drawn, index, startedAt) : drawn,
      }),
      notification_preferences: WITHOUT_MAIL,
    }
  })
  await insertMany(trx, 'users', values)
  const rows = await trx.selectFrom('users').select(['id', 'email']).execute()
  const byEmail = new Map(rows.map(({ id, email }) => [email, id]))
  await insertMany(
    trx,
    'accounts',
    people.flatMap(({ email, accounts }, index) =>
      accounts.map(([type, drugstore]) => ({
        user_id: byEmail.get(email) ?? 0,
        type,
        drugstore_id: ids.get(drugstore ?? '') ?? null,
        created_at: values[index]?.created_at ?? startedAt,
      })),
    ),
  )
}
