import { sql } from 'kysely'
import { normaliseTarget, type Target } from '@kiosque/contract/domain/audience'
import { addDays, parisDay, startOfParisDay } from '@kiosque/contract/domain/dates'
import { positionOfType } from '@kiosque/contract/domain/events'
import { kinds, type KindKey } from '@kiosque/contract/kinds/registry'
import type { Draft } from '../content/derive-columns.ts'
import { changeContent } from '../content/write-content.service.ts'
import type { Db } from '../db/db.ts'
import { repeatEvent } from '../events/series.service.ts'
import { createEvent } from '../events/write-event.service.ts'
import type { Viewer } from '../http/viewer.ts'
import { french } from './contents/french.ts'
import { demoEditor } from './demo-editor.ts'
import { daysFrom, type DemoStep } from './demo-step.ts'
import { COURSE_SESSIONS } from './events/course-sessions.ts'
import { PAST_YEAR } from './events/past-year.ts'
import { CANCELLED, PLANNED, type Planned } from './events/planned.ts'
import { TRAINING_SESSIONS } from './events/training-sessions.ts'
import { NAMED_PEOPLE } from './named-people.ts'
import { addPictures, drawnPictures, pictureName } from './pictures.ts'
import { workingDay } from './working-day.ts'

const MINUTE_MS = 60_000
const NAMED = new Set(NAMED_PEOPLE.map(({ email }) => email))

interface Coming {
  user_id: number
  drugstore_id: number
  type: number
  first_name: string
  last_name: string
  email: string
  zone: string | null
}

interface Writing {
  trx: Db
  event: { id: number; starts_at: Date }
  at: Date
  offeredUntil: Date
}

/** People who come together, and how their registration stands. */
interface Registering {
  people: readonly Coming[]
  stands: Stands
  isOver?: boolean
  slots?: string
  answers?: string
}

/** How a registration of the demonstration stands. */
type Stands = 'confirmed' | 'waiting' | 'offered' | 'asking'

/** Events past and to come in every state: open, full with people waiting, closed, cancelled, one's own (D14-02). */
export const eventsStep: DemoStep = {
  name: 'events',
  label: 'agenda et inscriptions',
  async run(trx, { deps, startedAt, count }) {
    const editor = await demoEditor(trx)
    const network = await peopleOfNetwork(trx)
    const all = [...PLANNED, ...TRAINING_SESSIONS, ...COURSE_SESSIONS, ...PAST_YEAR]
    const drawn = all.flatMap((planned) => pictureOf(planned) ?? [])
    const pictures = await addPictures(trx, deps.storage, drawn, startedAt)
    for (const [index, planned] of all.entries()) {
      count(index, all.length)
      const now = daysFrom(startedAt, Math.min(planned.day, 0) - 21)
      const writing = { actor: editor, now, isQuiet: true, ...deps.env }
      const laboratory_id = await laboratoryOf(trx, planned)
      const training_id = await trainingOf(trx, planned)
      const target = await targetOf(trx, planned)
      const cover_id = pictures.get(pictureOf(planned) ?? '') ?? null
      const event = await createEvent(
        trx,
        { ...bodyOf(planned, startedAt), ...target, laboratory_id, training_id, cover_id },
        writing,
      )
      const at = daysFrom(startedAt, Math.min(planned.day, 0) - 6)
      const offeredUntil = new Date(startedAt.getTime() + 40 * 3_600_000)
      await fill({ trx, event, at, offeredUntil }, planned, invited(network, planned, index))
      if (planned.course !== undefined)
        await bookedFromCourse(trx, planned.course, event, { actor: editor, now: startedAt })
      if (planned.repeats !== undefined)
        await repeatEvent(trx, event.id, { every: 'fortnight', times: planned.repeats }, writing)
    }
    await trx
      .updateTable('events')
      .set({ status: 'cancelled', cancel_reason: CANCELLED.reason })
      .where('title', '=', CANCELLED.title)
      .execute()
  },
}

/** A session of a training has the picture of its training; events of the past year have none of their own. */
function pictureOf({ event, training, course }: Planned): string | null {
  const name =
    training !== undefined
      ? pictureName('laboratory_training', training)
      : course === undefined
        ? pictureName('event', event.title)
        : pictureName('academy', course.title)
  return name in drawnPictures() ? name : null
}

/** The live module of a course says when its session is, and leads to where one keeps a place. */
async function bookedFromCourse(
  trx: Db,
  { title, rank }: NonNullable<Planned['course']>,
  event: { id: number; starts_at: Date; capacity: number | null },
  writing: { actor: Viewer; now: Date },
): Promise<void> {
  const id = await contentTitled(trx, 'academy', title)
  if (id === null) return
  const booked = {
    place: `/agenda/${event.id}`,
    starts_at: event.starts_at.toISOString(),
    seats: event.capacity,
  }
  const change = (draft: Draft): Draft => ({
    ...draft,
    values: {
      ...draft.values,
      modules: (draft.values['modules'] as object[]).map((module, index) =>
        index === rank ? { ...module, ...booked } : module,
      ),
    },
  })
  await changeContent(trx, { kind: kinds.academy, id, action: 'update', change }, writing)
}

async function laboratoryOf(trx: Db, { laboratory }: Planned): Promise<number | null> {
  if (laboratory === undefined) return null
  const row = await trx
    .selectFrom('laboratories')
    .select('id')
    .where('name', 'like', `${laboratory}%`)
    .orderBy('id')
    .executeTakeFirst()
  return row?.id ?? null
}

async function trainingOf(trx: Db, { training }: Planned): Promise<number | null> {
  return training === undefined ? null : contentTitled(trx, 'laboratory_training', training)
}

async function contentTitled(trx: Db, kind: KindKey, title: string): Promise<number | null> {
  const row = await trx
    .selectFrom('content')
    .select('id')
    .where('kind', '=', kind)
    .where('title', '=', french(title))
    .executeTakeFirst()
  return row?.id ?? null
}

/** A meeting of one region is for its pharmacies alone. */
async function targetOf(trx: Db, { zone }: Planned): Promise<{ target?: Target }> {
  if (zone === undefined) return {}
  const { id } = await trx.selectFrom('zones').select('id').where('name', '=', zone).executeTakeFirstOrThrow()
  return { target: normaliseTarget({ zones: [id] }) }
}

function bodyOf({ day, from, to, closes, event, sessions = [] }: Planned, startedAt: Date) {
  const at = (days: number, hour: number) => {
    const midnight = startOfParisDay(workingDay(addDays(parisDay(startedAt), days)))
    return new Date(midnight.getTime() + hour * 3_600_000).toISOString()
  }
  return {
    ...event,
    starts_at: at(day, from),
    ends_at: at(day, to),
    ...(closes === undefined ? {} : { registration_deadline: at(closes, 18) }),
    sessions: sessions.map(({ id, title, slots }) => ({
      id,
      title,
      slots: slots.map(([begins, ends, capacity], index) => ({
        id: `creneau-${index + 1}`,
        label: '',
        starts_at: at(day, begins),
        ends_at: at(day, ends),
        capacity,
      })),
    })),
  }
}

/** From here on, people meet near where they work, and come from all over the rest. */
const MANY = 400

/** Who may come, those most likely first; colleagues follow each other. */
function invited(everybody: readonly Coming[], { event, zone }: Planned, index: number): Coming[] {
  const network = zone === undefined ? everybody : everybody.filter((person) => person.zone === zone)
  const by = (index * 17) % network.length
  if (network.length < MANY) return [...network.slice(by), ...network.slice(0, by)]
  const isNear = (person: Coming) => event.city === undefined || person.zone === 'Ouest'
  const isMeant = ({ type }: Coming) => !/préparateurs/i.test(event.title) || type === 100
  const order = (person: Coming) =>
    (isMeant(person) ? 0 : 2e6) +
    (isNear(person) ? 0 : 1e6) +
    ((person.drugstore_id * 7919 + index * 104_729) % 100_003)
  return network.toSorted((one, other) => order(one) - order(other) || one.user_id - other.user_id)
}

/** Those named first, then people of the network, two of a pharmacy together; those who wait last. */
async function fill(writing: Writing, planned: Planned, network: readonly Coming[]): Promise<void> {
  const { own, people = 0, waiting = 0, asking = 0, isOver = false } = planned
  const named = network.filter(({ email }) => NAMED.has(email))
  const others = withinShare(network, named, planned.event.max_per_drugstore)
  const ownPeople = named.filter(({ email }) => own?.mailboxes.includes(email.split('@')[0] ?? ''))
  const hasPlace = own !== undefined && own.status !== 'waiting'
  const groups = inPairs(others.slice(0, people - (hasPlace ? ownPeople.length : 0)))
  const alone = (list: readonly Coming[], stands: Stands): Registering[] =>
    list.map((person) => ({ people: [person], stands }))
  await register(writing, [
    ...(hasPlace ? [{ people: ownPeople, stands: own.status, isOver }] : []),
    ...groups.map((group, index): Registering => {
      return { people: group, stands: 'confirmed', isOver, ...choicesOf(planned, index) }
    }),
    ...alone(others.slice(people, people + waiting), 'waiting'),
    ...(own?.status === 'waiting' ? [{ people: ownPeople, stands: 'waiting' as const }] : []),
    ...alone(others.slice(people + waiting, people + waiting + asking), 'asking'),
  ])
  await sql`
    UPDATE events SET
      confirmed_seats = (SELECT count(*) FROM registration_attendees a JOIN registrations r ON r.id = a.registration_id
        WHERE r.event_id = events.id AND r.status = 'confirmed'),
      waiting_seats = (SELECT count(*) FROM registration_attendees a JOIN registrations r ON r.id = a.registration_id
        WHERE r.event_id = events.id AND r.status = 'waiting')
     WHERE id = ${writing.event.id}::int`.execute(writing.trx)
}

/** Everybody but the pharmacies of those named, who register by themselves; and of each no more than its share. */
function withinShare(
  network: readonly Coming[],
  named: readonly Coming[],
  most: number | null | undefined,
): Coming[] {
  const own = new Set(named.map(({ drugstore_id }) => drugstore_id))
  const counts = new Map<number, number>()
  return network.filter(({ drugstore_id }) => {
    const count = (counts.get(drugstore_id) ?? 0) + 1
    counts.set(drugstore_id, count)
    return !own.has(drugstore_id) && count <= (most ?? Number.POSITIVE_INFINITY)
  })
}

/** The slots are taken in turn, and some say what they eat. */
function choicesOf({ sessions = [], event }: Planned, index: number) {
  const slots = sessions.map(({ id, slots: of }) => [id, `creneau-${(index % of.length) + 1}`])
  const [meal] = (event.questions ?? []).filter(({ type }) => type === 'choice')
  const choice = meal?.choices?.[index % 5]
  return {
    slots: JSON.stringify(Object.fromEntries(slots)),
    answers: JSON.stringify(meal && choice ? { [meal.id]: choice } : {}),
  }
}

const WORDS = ['', '', 'Très concret, merci.', '', 'Un peu long l’après-midi.', '', 'À refaire chaque année.']

/** One in nine did not come; of those who did, two in three said what they thought. */
function attendance(userId: number, isOver: boolean, startsAt: Date) {
  const isPresent = isOver && userId % 9 !== 0
  const hasRated = isPresent && userId % 3 !== 0
  return {
    checked_in_at: isPresent ? new Date(startsAt.getTime() - ((userId * 7) % 24) * MINUTE_MS) : null,
    rating: hasRated ? 3 + (userId % 7 === 0 ? 0 : 1 + (userId % 2)) : null,
    rating_comment: hasRated ? (WORDS[userId % WORDS.length] ?? '') : '',
    rated_at: hasRated ? new Date(startsAt.getTime() + (500 + ((userId * 31) % 2_400)) * MINUTE_MS) : null,
  }
}

/** Colleagues of one pharmacy who come together; the rest alone. */
function inPairs(people: readonly Coming[]): Coming[][] {
  const groups: Coming[][] = []
  for (const person of people) {
    const last = groups.at(-1)
    if (last?.length === 1 && last[0]?.drugstore_id === person.drugstore_id) last.push(person)
    else groups.push([person])
  }
  return groups
}

/** All of an event in two statements: the order of their ids is the order they came in. */
async function register(
  { trx, event, at, offeredUntil }: Writing,
  all: readonly Registering[],
): Promise<void> {
  const groups = all.filter(({ people }) => people.length > 0)
  if (groups.length === 0) return
  const ids = await trx
    .insertInto('registrations')
    .values(
      groups.map(({ people: [first], stands, isOver = false, slots = '{}', answers = '{}' }) => ({
        event_id: event.id,
        drugstore_id: first!.drugstore_id,
        created_by: first!.user_id,
        status:
          stands === 'confirmed' || stands === 'offered' ? ('confirmed' as const) : ('waiting' as const),
        is_approved: stands !== 'asking',
        confirm_by: stands === 'offered' ? offeredUntil : null,
        slots,
        answers,
        // What is over was thanked for long ago.
        thanked_at: isOver ? at : null,
        created_at: at,
        updated_at: at,
      })),
    )
    .returning('id')
    .execute()
  const attendees = groups.flatMap(({ people, isOver = false }, rank) =>
    people.map(({ user_id, type, first_name, last_name, email }) => ({
      registration_id: ids[rank]!.id,
      event_id: event.id,
      user_id,
      first_name,
      last_name,
      email,
      position_id: positionOfType(type) ?? 7,
      ...attendance(user_id, isOver, event.starts_at),
    })),
  )
  await trx.insertInto('registration_attendees').values(attendees).execute()
}

/** Everybody of an open pharmacy, once, by their first account. */
async function peopleOfNetwork(trx: Db): Promise<Coming[]> {
  const { rows } = await sql<Coming>`
    SELECT DISTINCT ON (u.id) u.id AS user_id, a.drugstore_id, a.type, u.first_name, u.last_name,
           lower(u.email) AS email, z.name AS zone
      FROM users u JOIN accounts a ON a.user_id = u.id JOIN drugstores d ON d.id = a.drugstore_id
      LEFT JOIN zones z ON z.id = d.zone_id
     WHERE a.type > 0 AND NOT d.is_disabled AND u.right_id IS NULL AND u.erased_at IS NULL AND u.disabled_at IS NULL
     ORDER BY u.id, a.id`.execute(trx)
  return rows.toSorted((one, other) => one.drugstore_id - other.drugstore_id || one.user_id - other.user_id)
}
