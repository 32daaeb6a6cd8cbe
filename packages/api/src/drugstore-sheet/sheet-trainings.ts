import type { DrugstoreSheet } from '@kiosque/contract/wire/drugstore-sheet'
import type { TeamProgress } from '@kiosque/contract/wire/trainings'

const SHOWN = 6

/** What an adviser wants to know of a team before a visit: how far it is, who is late, who got there lately. */
export function sheetTrainings({ trainings, data }: TeamProgress): DrugstoreSheet['trainings'] {
  const titleOf = new Map(trainings.map(({ id, title }) => [id, title]))
  const entries = data.flatMap((member) =>
    member.trainings.map((own) => ({
      ...own,
      name: `${member.first_name} ${member.last_name}`.trim(),
      title: titleOf.get(own.content_id) ?? '',
    })),
  )
  const sum = (of: (member: TeamProgress['data'][number]) => number) =>
    data.reduce((all, member) => all + of(member), 0)
  return {
    done: sum(({ done }) => done),
    total: sum(({ total }) => total),
    late_people: data.filter(({ late }) => late > 0).length,
    late: entries
      .flatMap(({ name, title, due_on, is_late }) =>
        is_late && due_on !== null ? [{ name, title, due_on }] : [],
      )
      .toSorted((a, b) => a.due_on.localeCompare(b.due_on))
      .slice(0, SHOWN),
    latest: entries
      .flatMap(({ name, title, done_on, score }) =>
        done_on === null ? [] : [{ name, title, done_on, score }],
      )
      .toSorted((a, b) => b.done_on.localeCompare(a.done_on))
      .slice(0, SHOWN),
    by_person: data.map(({ user_id, done, total, late }) => ({ user_id, done, total, late })),
  }
}
