import { addDays } from '@kiosque/contract/domain/dates'
import { managesTeam } from '@kiosque/contract/domain/roles'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { Db } from '../db/db.ts'
import type { Learning } from '../trainings/learning.ts'
import { followedTrainings } from '../trainings/my-trainings.service.ts'
import { teamProgress } from '../trainings/team.service.ts'
import { moreOf, shortName, type Week, type WeekLine, type WeekSection } from './weekly-page.ts'

const DAYS_AHEAD = 14

interface Due {
  status: string
  due_on: string | null
}

/** Not done yet, and late or to be done within a fortnight. */
const isDue =
  ({ today }: Week) =>
  ({ status, due_on: due }: Due): boolean =>
    status !== 'passed' && due !== null && due <= addDays(today, DAYS_AHEAD)

const byWhen = (due: string, { today, say }: Week) =>
  due < today ? `à finir, prévu pour le ${say(due)}` : `avant le ${say(due)}`

/** Who manages the team reads who still has to; anybody else reads what is theirs. Nobody reads a score. */
export async function trainingsOfWeek(db: Db, who: Learning, week: Week): Promise<WeekSection> {
  const isManager = managesTeam(who.viewer.account_type)
  const lines = isManager ? await ofTeam(db, who, week) : await ofOneself(db, who, week)
  return {
    key: 'trainings',
    title: isManager ? 'Formations de l’équipe' : 'Mes formations',
    lines,
    more: moreOf('une', 'formation'),
    empty: isManager
      ? 'Toute l’équipe est à jour pour les quinze prochains jours.'
      : 'Vous êtes à jour pour les quinze prochains jours.',
  }
}

async function ofTeam(db: Db, who: Learning, week: Week): Promise<WeekLine[]> {
  const { trainings, data } = await teamProgress(db, who)
  const late = isDue(week)
  const waiting = trainings.flatMap((training) => {
    const people = data.flatMap((member) => {
      const own = member.trainings.find(({ content_id: id }) => id === training.id)
      return own && late(own) ? [{ name: shortName(member), due: own.due_on ?? '' }] : []
    })
    const [due] = people.map((person) => person.due).toSorted()
    return due === undefined ? [] : [{ training, people, due }]
  })
  return waiting
    .toSorted((a, b) => a.due.localeCompare(b.due) || a.training.id - b.training.id)
    .map(({ training, people, due }) => ({
      title: training.title,
      aside: people.length === 1 ? '1\u00a0personne' : `${people.length}\u00a0personnes`,
      note: people.map(({ name }) => name).join(', '),
      when: byWhen(due, week),
    }))
}

async function ofOneself(db: Db, who: Learning, week: Week): Promise<WeekLine[]> {
  const own = await followedTrainings(db, who)
  return own.filter(isDue(week)).map(({ title, kind, is_mandatory, is_asked, due_on }) => ({
    title,
    note: [
      kindOf(kind)?.labels.singular,
      is_mandatory && 'obligatoire',
      is_asked && 'demandé par votre titulaire',
    ]
      .filter(Boolean)
      .join(', '),
    when: byWhen(due_on ?? week.today, week),
  }))
}
