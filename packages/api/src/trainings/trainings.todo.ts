import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import { managesTeam } from '@kiosque/contract/domain/roles'
import type { TodoItem } from '@kiosque/contract/wire/home'
import type { TrainingStatus } from '@kiosque/contract/wire/quizzes'
import type { Live } from '../content/live.ts'
import type { Db } from '../db/db.ts'
import type { LiveRow } from '../live/live-row.ts'
import { assignedTo, overdueIn } from './assignments.sql.ts'
import { concerning, dueFromMemory, hasPassedDays, ownDaysIn } from './due-from-memory.ts'
import { followedTrainings } from './my-trainings.service.ts'
import { teamProgress } from './team.service.ts'
import { begunBy } from './progress.sql.ts'
import type { Learning } from './learning.ts'
import { selectContentsById, type FollowedTraining } from './team.sql.ts'

const DAYS_BEFORE_DUE = 14

interface Asked extends Learning {
  live: Live
  own: Readonly<Record<'assigned' | 'begun', ReadonlySet<number>>>
}

interface TeamAsked extends Learning {
  live: Live
  own: { overdue: ReadonlySet<number> }
}

const textOf = (status: TrainingStatus, isLate: boolean, isAsked: boolean): string => {
  if (!isAsked) {
    if (isLate) return 'La date limite est passée.'
    return status === 'in_progress' ? 'À terminer\u00a0: reprenez où vous en étiez.' : 'Pas encore commencée.'
  }
  if (isLate) return 'Demandé par votre titulaire\u00a0: la date limite est passée.'
  if (status === 'in_progress') return 'Demandé par votre titulaire\u00a0: reprenez où vous en étiez.'
  return 'Demandé par votre titulaire.'
}

export const assigned = ({ viewer }: Learning) => assignedTo(viewer.user_id)
export const begun = ({ viewer }: Learning) => begunBy(viewer.user_id)

const read = new WeakMap<LiveRow, FollowedTraining>()

/** What they say of themselves: asked for once for everybody, until they change and have other rows. */
async function trainingsOf(db: Db, rows: readonly LiveRow[]): Promise<FollowedTraining[]> {
  const missing = rows.filter((row) => !read.has(row))
  const found =
    missing.length === 0
      ? []
      : await selectContentsById(
          db,
          missing.map(({ id }) => id),
        )
  const asked = new Map(found.map((training) => [training.id, training]))
  for (const row of missing) {
    const training = asked.get(row.id)
    if (training !== undefined) read.set(row, training as FollowedTraining)
  }
  return rows.flatMap((row) => read.get(row) ?? [])
}

/** Trainings the titulaire of this team asked of somebody for a day that has passed. */
export const overdue = ({ viewer, now }: Learning) => overdueIn(viewer.drugstore_id, parisDay(now))

/**
 * Who of the team is late, in one line for whoever manages it (D7-02, D13-05). The table of the team is read only where
 * the day of something has passed.
 */
export async function teamLate(db: Db, asked: TeamAsked): Promise<TodoItem[]> {
  const { viewer, now, own, live } = asked
  if (viewer.drugstore_id === null || !managesTeam(viewer.account_type)) return []
  if (own.overdue.size === 0 && !hasPassedDays(live, asked, parisDay(now))) return []
  const { data, meta } = await teamProgress(db, { viewer, now }, dueFromMemory(live, asked, 'team'))
  if (meta.late === 0) return []
  const [first] = data.filter(({ late }) => late > 0)
  const name = `${first?.first_name ?? ''} ${first?.last_name ?? ''}`.trim()
  return [
    {
      type: 'team',
      title: meta.late === 1 ? 'Une personne en retard' : `${meta.late}\u00a0personnes en retard`,
      text:
        meta.late === 1
          ? `Formations de l’équipe\u00a0: ${name}.`
          : 'Formations de l’équipe\u00a0: voyez qui relancer.',
      url: '/formations/equipe',
      due_on: null,
      is_mandatory: false,
    },
  ]
}

/** What the titulaire asked of this person, what is obligatory, and courses begun whose last day comes; not done yet (D7-02, D13-05). */
export async function trainingsAsked(db: Db, asked: Asked): Promise<TodoItem[]> {
  // A course that closes one day is nobody's duty: without anything asked, begun or obligatory, nothing waits.
  const rows = concerning(asked.live, asked, asked.own)
  if (rows.length === 0) return []
  const known = { trainings: await trainingsOf(db, rows), days: ownDaysIn(rows, asked), own: asked.own }
  const soon = addDays(parisDay(asked.now), DAYS_BEFORE_DUE)
  return (await followedTrainings(db, asked, known))
    .filter(({ kind, is_asked: isAsked, is_mandatory: isMandatory, status, due_on: due }) => {
      const isDue = kind !== 'quiz' && (isMandatory || (due !== null && due <= soon))
      return (isAsked || isDue) && status !== 'passed'
    })
    .map(({ kind, title, url, due_on, is_mandatory, status, is_late, is_asked }) => ({
      type: kind === 'quiz' ? 'quiz' : 'training',
      title,
      text: textOf(status, is_late, is_asked),
      url,
      due_on,
      is_mandatory,
    }))
}
