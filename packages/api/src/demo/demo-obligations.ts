import { sql } from 'kysely'
import { parisDay, startOfParisDay } from '@kiosque/contract/domain/dates'
import type { Db } from '../db/db.ts'
import type { Viewer } from '../http/viewer.ts'
import { reachedAccounts } from '../audience/reached.predicate.ts'
import { dayOf, liveReadings } from '../readings/readings.service.ts'
import { findRecall } from '../recalls/recalls.service.ts'
import { closeRecall, createRecall, openRecall, type Writing } from '../recalls/write-recall.service.ts'
import { french } from './contents/french.ts'
import { demoEditor } from './demo-editor.ts'
import { daysFrom, type DemoContext, type DemoStep } from './demo-step.ts'
import { NAMED_PEOPLE } from './named-people.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
/** Past so many pharmacies, fewer stay silent: those the desk has to call. */
const MANY = 100
const TITULAIRE = NAMED_PEOPLE[0]?.email ?? ''
const NAMED = NAMED_PEOPLE.map(({ email }) => email)
const LATE = ['preparateur@demo.kiosque.test', 'autre@demo.kiosque.test']

const UNDER_WAY = {
  product: 'Maréole Sirop enfants, flacon de 150 ml',
  cips: ['3400930048719'],
  lots: ['MR2410A', 'MR2411B'],
  reason: 'Un défaut de bouchage a été constaté sur deux lots : le bouchon de sécurité enfant peut céder.',
  instructions:
    'Retirez les flacons du rayon et de la réserve, isolez-les dans un bac identifié, puis retournez-les à votre grossiste avec le bon joint à la livraison.',
  escalate_after_hours: 4,
}
const CLOSED = {
  product: 'Hydrélis Baume corps, tube de 400 ml',
  cips: ['3400930019252'],
  lots: ['HB0926'],
  reason: 'Erreur d’étiquetage : la mention d’un allergène manque sur l’étui.',
  instructions: 'Retirez les tubes de la vente et détruisez les échantillons ouverts.',
  escalate_after_hours: 8,
}

/** A recall under way with answers coming in, one that is over, and required readings with someone late (D14-02). */
export const obligationsStep: DemoStep = {
  name: 'obligations',
  label: 'rappels de lot et lectures obligatoires',
  async run(trx, context) {
    await closedRecall(trx, context)
    await recallUnderWay(trx, context)
    await readings(trx, context)
  },
}

/** Six in the evening, so many days from the first start: nobody sets a deadline at 5 h 32. */
const eveningIn = ({ startedAt }: DemoContext, days: number): Date =>
  new Date(startOfParisDay(parisDay(daysFrom(startedAt, days))).getTime() + 18 * HOUR_MS)

interface Place {
  drugstore_id: number
  user_id: number
  name: string
}

/** The first person of each pharmacy who may sign, named pharmacies of the titulaire left out. */
async function signers(trx: Db, recallId: number): Promise<Place[]> {
  const { rows } = await sql<Place>`
    SELECT DISTINCT ON (a.drugstore_id) a.drugstore_id, a.user_id, u.first_name || ' ' || u.last_name AS name
      FROM recall_pharmacies p JOIN accounts a ON a.drugstore_id = p.drugstore_id
      JOIN users u ON u.id = a.user_id AND u.disabled_at IS NULL
     WHERE p.recall_id = ${recallId}::int AND a.type BETWEEN 100 AND 999 AND a.drugstore_id NOT IN (
       SELECT own.drugstore_id FROM accounts own JOIN users t ON t.id = own.user_id
        WHERE t.email = ${TITULAIRE} AND own.drugstore_id IS NOT NULL)
     ORDER BY a.drugstore_id, a.type, a.id`.execute(trx)
  // From all over the country, not zone after zone.
  const order = ({ drugstore_id }: Place) => (drugstore_id * 7919) % 1009
  return rows.toSorted((one, other) => order(one) - order(other))
}

function writing(actor: Viewer, { deps }: DemoContext, now: Date): Writing {
  // Nobody of the demonstration is written to about what happened before it began.
  return { actor, now, jobs: { ...deps.jobs, send: async () => undefined } }
}

const textOf = <Body extends typeof UNDER_WAY>(body: Body): Body => ({
  ...body,
  product: french(body.product),
  reason: french(body.reason),
  instructions: french(body.instructions),
})

/** All the answers in two statements: the row of each pharmacy, and what its team was told settled with it. */
async function answerAll(
  trx: Db,
  recallId: number,
  places: readonly Place[],
  at: (share: number) => Date,
): Promise<void> {
  const recall = await findRecall(trx, recallId)
  if (recall === undefined) return
  const answers = places.map(({ drugstore_id, user_id, name }, index) => {
    const isWithdrawn = index % 3 !== 2
    const quantity = isWithdrawn ? 1 + ((index * 5) % 11) : 0
    const lot = recall.lots[index % recall.lots.length] ?? ''
    return {
      drugstore_id,
      outcome: isWithdrawn ? 'withdrawn' : 'none',
      found: isWithdrawn ? [{ lot, quantity }] : [],
      quantity,
      confirmed_at: at(index / places.length),
      confirmed_by: user_id,
      confirmed_name: name,
    }
  })
  await sql`
    UPDATE recall_pharmacies p
       SET outcome = given.outcome, found = given.found, quantity = given.quantity, confirmed_at = given.confirmed_at,
           confirmed_by = given.confirmed_by, confirmed_name = given.confirmed_name
      FROM json_populate_recordset(NULL::recall_pharmacies, ${JSON.stringify(answers)}::json) given
     WHERE p.recall_id = ${recallId}::int AND p.drugstore_id = given.drugstore_id`.execute(trx)
  await sql`
    UPDATE notifications n SET read_at = p.confirmed_at
      FROM notification_sends s, recall_pharmacies p
     WHERE s.id = n.send_id AND s.link = ${`/rappels/${recallId}`} AND n.read_at IS NULL
       AND p.recall_id = ${recallId}::int AND p.drugstore_id = n.drugstore_ids[1]
       AND cardinality(n.drugstore_ids) = 1 AND p.confirmed_at IS NOT NULL`.execute(trx)
}

async function recallUnderWay(trx: Db, context: DemoContext): Promise<void> {
  const editor = await demoEditor(trx)
  const openedAt = new Date(context.startedAt.getTime() - 2 * HOUR_MS)
  const at = writing(editor, context, openedAt)
  const body = { ...textOf(UNDER_WAY), deadline_at: eveningIn(context, 2).toISOString() }
  const { id } = await createRecall(trx, body, at)
  await openRecall(trx, id, at)
  const places = await signers(trx, id)
  const answered = places.slice(0, Math.ceil(places.length * (places.length > MANY ? 0.84 : 0.6)))
  // Most at once, the others one by one, and all of it before now.
  await answerAll(trx, id, answered, (share) => new Date(openedAt.getTime() + (4 + 112 * share) * MINUTE_MS))
}

async function closedRecall(trx: Db, context: DemoContext): Promise<void> {
  const editor = await demoEditor(trx)
  const openedAt = daysFrom(context.startedAt, -40)
  const body = { ...textOf(CLOSED), deadline_at: eveningIn(context, -37).toISOString() }
  const { id } = await createRecall(trx, body, writing(editor, context, openedAt))
  await openRecall(trx, id, writing(editor, context, openedAt))
  const places = (await signers(trx, id)).slice(0, -2)
  await answerAll(
    trx,
    id,
    places,
    (share) => new Date(openedAt.getTime() + (0.2 + 52 * share ** 2) * HOUR_MS),
  )
  const note = french('Deux officines jointes par téléphone : aucune boîte. Le lot est revenu au fabricant.')
  await closeRecall(trx, id, { note }, writing(editor, context, daysFrom(context.startedAt, -36)))
}

/** Most people have read what is past its day; a few have not, and what is still to come waits for more of them. */
async function readings(trx: Db, { startedAt }: DemoContext): Promise<void> {
  for (const reading of await liveReadings(trx, startedAt)) {
    const isPast = (dayOf(reading.fields) ?? '9') < startedAt.toISOString()
    await sql`
      INSERT INTO reading_proofs (content_id, user_id, round, version, account_id, drugstore_id, confirmed_at)
      SELECT DISTINCT ON (r.user_id) ${reading.id}::int, r.user_id, 1, ${reading.version}::int, r.id, r.drugstore_id,
             greatest(${reading.published_at}::timestamptz, ${startedAt}::timestamptz - make_interval(days => 1 + r.user_id % 6))
        FROM (${reachedAccounts(reading.target)}) r JOIN users u ON u.id = r.user_id
       WHERE u.email <> ALL (${LATE}::text[])
         AND CASE WHEN u.email = ANY (${NAMED}::text[]) THEN ${isPast}::boolean
                  ELSE u.id % 10 < ${isPast ? 8 : 4}::int END
       ORDER BY r.user_id, r.id
      ON CONFLICT DO NOTHING`.execute(trx)
  }
}
