import { parisDay } from '@kiosque/contract/domain/dates'
import type { academy } from '@kiosque/contract/kinds/academy'
import type { OwnEntryOf, OwnValuesOf } from '@kiosque/contract/kinds/own-values'
import type { ModuleProgress } from '@kiosque/contract/wire/trainings'

type Fields = OwnValuesOf<'academy'>

export interface Module {
  id: number
  title: string
  /** The film or the quiz it consists of. */
  contentId: number | null
  /** When a live session begins. */
  startsAt: string | null
}

/** What one did of the contents that modules show: when it was finished, and how far one came. */
export interface LinkedState {
  doneAt: Date | null
  percent: number
}
export type Linked = ReadonlyMap<number, LinkedState>

interface Row {
  module_ids: number[]
  module_dates: Record<string, string>
}

type Written = OwnEntryOf<typeof academy.fields.modules>

export function modulesOf(fields: Fields): Module[] {
  if (!Array.isArray(fields.modules)) return []
  return fields.modules.map((module: Written) => ({
    id: module.id as number,
    title: (module.title ?? '') as string,
    contentId: (module.content ?? null) as number | null,
    startsAt: (module.starts_at ?? null) as string | null,
  }))
}

/** Courses written before the choice existed went one after the other. */
export const isSequential = (fields: Fields): boolean => fields.is_sequential !== false

export const prerequisitesOf = (fields: Fields): number[] =>
  Array.isArray(fields.prerequisites) ? (fields.prerequisites as number[]) : []

/** When each module was done: told by the person, or shown by the film seen and the quiz passed. */
export function doneModules(
  modules: readonly Module[],
  row: Row | undefined,
  linked: Linked,
): Map<number, Date | null> {
  const done = new Map<number, Date | null>()
  for (const { id, contentId } of modules) {
    const told = row?.module_dates[String(id)]
    const shown = contentId === null ? undefined : linked.get(contentId)?.doneAt
    if (row?.module_ids.includes(id)) done.set(id, told === undefined ? null : new Date(told))
    else if (shown) done.set(id, shown)
  }
  return done
}

export interface Course {
  modules: readonly Module[]
  done: ReadonlyMap<number, Date | null>
  isSequential: boolean
  isLocked: boolean
  linked: Linked
}

/** Done, open to be done, or waiting for those before it. */
export function moduleStates({
  modules,
  done,
  isSequential: inOrder,
  isLocked,
  linked,
}: Course): ModuleProgress[] {
  const firstLeft = modules.findIndex(({ id }) => !done.has(id))
  return modules.map(({ id, contentId }, index) => {
    const at = done.get(id)
    const isOpen = !isLocked && (!inOrder || index <= firstLeft)
    return {
      id,
      status: done.has(id) ? 'done' : isOpen ? 'open' : 'locked',
      done_on: at ? parisDay(at) : null,
      percent: contentId === null ? null : (linked.get(contentId)?.percent ?? null),
    }
  })
}
