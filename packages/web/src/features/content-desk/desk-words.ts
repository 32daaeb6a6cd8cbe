import { parisDay, lastDay } from '@kiosque/contract/domain/dates'
import type { Phase } from '@kiosque/contract/domain/publication'
import type { BulkAction, BulkOutcome } from '@kiosque/contract/wire/content-desk'
import type { AdminContentRow } from '@kiosque/contract/wire/contents'
import { count, formatDate, formatInteger, formatTime } from '../../lib/format.ts'

export const PHASE_TONES: Record<Phase, 'green' | 'warn' | 'grey' | 'blue' | 'danger'> = {
  live: 'green',
  scheduled: 'blue',
  draft: 'grey',
  ended: 'danger',
  archived: 'warn',
}

const DONE: Record<BulkAction, [one: string, many: string]> = {
  publish: ['publié', 'publiés'],
  archive: ['archivé', 'archivés'],
  retarget: ['reciblé', 'reciblés'],
  duplicate: ['dupliqué en brouillon', 'dupliqués en brouillon'],
  delete: ['mis à la corbeille', 'mis à la corbeille'],
}

/** « 3 contenus archivés », « « Titre » est archivé ». */
export function doneText({ action, done }: BulkOutcome): string {
  const [one, many] = DONE[action]
  const [only] = done
  if (only && done.length === 1) return `«\u00A0${only.title}\u00A0» est ${one}`
  return `${count(done.length, 'contenu')} ${many}`
}

export function undoneText({ done }: BulkOutcome): string {
  return done.length === 1
    ? 'C’est annulé, tout est comme avant'
    : `Annulé pour ${count(done.length, 'contenu')}`
}

/** « 27 officines », or « 5 à 27 officines selon le contenu ». */
export function reachRange(items: readonly { drugstores: number }[]): string {
  const reached = items.map(({ drugstores }) => drugstores)
  const [least, most] = [Math.min(...reached), Math.max(...reached)]
  if (least === most) return count(most, 'officine')
  return `${formatInteger(least)} à ${count(most, 'officine')} selon le contenu`
}

/** Under the title: when it starts, when it ended, or what it carries. */
export function rowNote(row: AdminContentRow): string {
  if (row.phase === 'scheduled' && row.starts_at)
    return `Programmé le ${formatDate(row.starts_at)} à ${formatTime(row.starts_at)}`
  if (row.phase === 'ended' && row.ends_at) return `Expiré le ${formatDate(lastDay(new Date(row.ends_at)))}`
  const parts = [
    row.laboratory?.name,
    row.attachments > 0 ? count(row.attachments, 'pièce jointe', 'pièces jointes') : undefined,
    row.phase === 'live' && row.ends_at
      ? `jusqu’au ${formatDate(lastDay(new Date(row.ends_at)))}`
      : undefined,
  ]
  return parts.filter(Boolean).join(', ') || row.excerpt
}

/** The day it is news: the start of its window, else its publication. Nothing yet for a draft without a date. */
export function publicationDay(row: Pick<AdminContentRow, 'starts_at' | 'published_at'>): string | null {
  const at = row.starts_at ?? row.published_at
  return at === null ? null : parisDay(at)
}

/** « Anne Rousselot » → « A. Rousselot ». */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.split(' ')
  return rest.length === 0 ? first : `${first.charAt(0)}. ${rest.join(' ')}`
}
