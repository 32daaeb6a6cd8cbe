import type { academy } from '@kiosque/contract/kinds/academy'
import type { OwnEntryOf, SharedValuesOf } from '@kiosque/contract/kinds/own-values'
import { courseFacts, numberIn } from './course-facts.ts'
import { durationOf } from './film.ts'
import type { Fields } from './learning.ts'

const MINUTE_S = 60

interface Timed {
  kind: string
  fields: Fields
}

const modulesIn = (fields: Fields): readonly OwnEntryOf<typeof academy.fields.modules>[] =>
  Array.isArray(fields.modules) ? fields.modules : []

const sumOf = (modules: ReturnType<typeof modulesIn>) =>
  modules.reduce((sum, { duration_minutes: minutes }) => sum + ((minutes ?? 0) as number), 0)

/** How long a training lasts, as it says itself: its film, its modules, or what was written. */
export function minutesOf({ kind, fields }: Timed): number | null {
  const film = kind === 'tutorial' ? durationOf(fields) : null
  if (film !== null) return Math.max(1, Math.round(film / MINUTE_S))
  if (kind === 'academy') return sumOf(modulesIn(fields)) || courseFacts(fields).duration_minutes
  const { duration_minutes: written }: SharedValuesOf<'quiz' | 'laboratory_training'> = fields
  return numberIn(written)
}

/** What is left of one that was begun; null where it cannot be told. */
export function minutesLeft(
  training: Timed,
  { percent, module_ids: done }: { percent: number; module_ids: readonly number[] },
): number | null {
  const { kind, fields } = training
  if (kind === 'academy')
    return sumOf(modulesIn(fields).filter(({ id }) => !done.includes(id as number))) || null
  const film = kind === 'tutorial' ? durationOf(fields) : null
  return film === null ? null : Math.max(1, Math.round((film * (100 - percent)) / 100 / MINUTE_S))
}
