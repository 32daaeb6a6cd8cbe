import type { ContentVersion } from '@kiosque/contract/wire/contents'
import { formatDate, formatTime } from '../../../lib/format.ts'

const ACTIONS: Record<string, string> = {
  create: 'création',
  update: 'modification',
  publish: 'publication',
  archive: 'archivage',
  unpublish: 'retour en brouillon',
  restore: 'restauration',
  trash: 'mise à la corbeille',
}

export const actionWord = (action: string): string => ACTIONS[action] ?? 'modification'

/** « Aujourd’hui à 14 h 31 », « Hier à 18 h 02 », then the date. */
export function whenWord(instant: string, now: Date): string {
  const day = formatDate(instant)
  const time = formatTime(instant)
  if (day === formatDate(now)) return `Aujourd’hui à ${time}`
  if (day === formatDate(new Date(now.getTime() - 86_400_000))) return `Hier à ${time}`
  return `${day} à ${time}`
}

export type VersionRun = ContentVersion & {
  /** Automatic saves just before it, by the same person, folded into it. */
  folded: number
}

const RUN_MS = 10 * 60_000

/** A draft saves itself as it is written: saves of one sitting are one line, its last one. Newest first. */
export function foldRuns(versions: readonly ContentVersion[]): VersionRun[] {
  const runs: VersionRun[] = []
  for (const version of versions) {
    const last = runs.at(-1)
    const isSameSitting =
      last !== undefined &&
      version.action === 'update' &&
      last.action === 'update' &&
      version.by === last.by &&
      Date.parse(last.at) - Date.parse(version.at) < RUN_MS
    if (isSameSitting) last.folded += 1
    else runs.push({ ...version, folded: 0 })
  }
  return runs
}
