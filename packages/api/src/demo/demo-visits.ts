import { addDays, parisDay, startOfParisDay } from '@kiosque/contract/domain/dates'
import { isPublicHoliday } from '@kiosque/contract/domain/visit-slots'
import type { VisitStatus } from '@kiosque/contract/domain/visit-words'
import type { Db } from '../db/db.ts'
import { accountsOf, trainingsByTitle, type People } from './demo-people.ts'
import { daysFrom, type DemoContext, type DemoStep } from './demo-step.ts'

interface Asked {
  title: string
  status: VisitStatus
  /** Days from the first start: asked, and the first moment proposed. */
  asked: number
  first: number
  people: number
  message?: string
  comment?: string
}

const NOSE = 'Le lavage de nez expliqué'
const SUN = 'Protection solaire toute l’année'
const BRACES = 'Orthèses : mesurer et adapter'

/** What the pharmacy of the named people asked for: one request in every state. */
const OWN: readonly Asked[] = [
  { title: SUN, status: 'sent', asked: -1, first: 12, people: 5, message: 'Plutôt en début d’après-midi.' },
  {
    title: NOSE,
    status: 'accepted',
    asked: -9,
    first: 6,
    people: 4,
    comment: 'Karim Haddad apporte la démonstration.',
  },
  {
    title: NOSE,
    status: 'cancelled',
    asked: -40,
    first: -30,
    people: 3,
    comment: 'Inventaire ce jour-là.',
  },
  {
    title: BRACES,
    status: 'refused',
    asked: -60,
    first: -50,
    people: 2,
    comment: 'Le délégué n’était pas disponible avant la fin du mois.',
  },
  {
    title: BRACES,
    status: 'held',
    asked: -32,
    first: -18,
    people: 3,
    message: 'Dans l’espace de confidentialité.',
  },
]

/** Who was there when it was held. */
const PRESENT = ['titulaire', 'preparateur']
/** Other pharmacies wait for an answer too. */
const OTHERS: readonly Asked[] = [
  { title: NOSE, status: 'sent', asked: -4, first: 9, people: 3 },
  { title: BRACES, status: 'sent', asked: -2, first: 14, people: 6, message: 'Deux apprentis seront là.' },
  { title: SUN, status: 'accepted', asked: -12, first: 4, people: 4 },
]

export const visitsStep: DemoStep = {
  name: 'visits',
  async run(trx, context) {
    const people = await accountsOf(trx)
    const titulaire = people.get('titulaire')
    if (!titulaire) return
    const add = await adder(trx, context, people)
    for (const asked of OWN) await add(titulaire, asked)
    const others = await trx
      .selectFrom('accounts')
      .innerJoin('drugstores', 'drugstores.id', 'accounts.drugstore_id')
      .select(['accounts.user_id', 'drugstores.id as drugstore_id'])
      .where('accounts.type', '=', 200)
      .where('drugstores.is_disabled', '=', false)
      .where('drugstores.id', '<>', titulaire.drugstore_id)
      .orderBy('drugstores.id')
      .limit(OTHERS.length)
      .execute()
    for (const [rank, other] of others.entries()) {
      const asked = OTHERS[rank]
      if (asked) await add(other, asked)
    }
  },
}

type Asker = { user_id: number; drugstore_id: number }

async function adder(trx: Db, { startedAt }: DemoContext, people: People) {
  const trainings = await trainingsByTitle(trx)
  return async (by: Asker, asked: Asked): Promise<void> => {
    const training = trainings.get(`laboratory_training ${asked.title}`)
    if (!training) return
    const slots = [0, 1, 3].map((days, rank) => openMoment(startedAt, asked.first + days, 10 + rank * 2))
    const [slot = startedAt] = slots
    const isAnswered = asked.status !== 'sent' && asked.status !== 'cancelled'
    const { id } = await trx
      .insertInto('training_visits')
      .values({
        drugstore_id: by.drugstore_id,
        content_id: training.id,
        requested_by: by.user_id,
        slots,
        people: asked.people,
        message: asked.message ?? '',
        status: asked.status,
        slot: asked.status === 'accepted' || asked.status === 'held' ? slot : null,
        comment: asked.comment ?? '',
        created_at: daysFrom(startedAt, asked.asked),
        answered_at: isAnswered ? daysFrom(startedAt, asked.asked + 1) : null,
        answered_by: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (asked.status !== 'held') return
    const present = PRESENT.flatMap((mailbox) => people.get(mailbox)?.user_id ?? [])
    if (present.length === 0) return
    await trx
      .insertInto('training_visit_people')
      .values(present.map((user_id) => ({ visit_id: id, user_id })))
      .execute()
    await trx
      .insertInto('training_progress')
      .values(
        present.map((user_id) => ({
          user_id,
          content_id: training.id,
          completed_at: slot,
          updated_at: slot,
        })),
      )
      // Somebody may have followed it before, in the dossier they keep.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** That hour in Paris of the first day from there on when a pharmacy is open. */
function openMoment(startedAt: Date, days: number, hour: number): Date {
  let day = addDays(parisDay(startedAt), days)
  while (new Date(`${day}T12:00:00Z`).getUTCDay() === 0 || isPublicHoliday(day)) day = addDays(day, 1)
  return new Date(startOfParisDay(day).getTime() + hour * 3_600_000)
}
