import { mayAnswerFor } from '@kiosque/contract/domain/roles'
import { isOpenVisit } from '@kiosque/contract/domain/visit-words'
import { contentPath } from '@kiosque/contract/kinds/define-kind'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { AdminVisit, Visit } from '@kiosque/contract/wire/visits'
import type { DeskVisit } from './admin-visits.sql.ts'
import type { ListedVisit } from './visits.sql.ts'
import type { Asking } from './asking.ts'

export function urlOf({ kind, content_id: id, slug, fields }: ListedVisit): string {
  const declared = kindOf(kind)
  return declared === null ? '/' : contentPath(declared, { ...(fields as object), id, slug })
}

function headOf(row: ListedVisit): Omit<Visit, 'can_cancel' | 'can_confirm'> {
  return {
    id: row.id,
    status: row.status,
    training: { id: row.content_id, title: row.title, url: urlOf(row) },
    laboratory: row.laboratory,
    slots: row.slots.map((slot) => slot.toISOString()),
    slot: row.slot?.toISOString() ?? null,
    people: row.people,
    message: row.message,
    requested_by: row.requester,
    requested_at: row.created_at.toISOString(),
    comment: row.comment,
    answered_at: row.answered_at?.toISOString() ?? null,
    present: row.present,
  }
}

export function presentVisit(row: ListedVisit, { viewer, now }: Asking): Visit {
  const may = mayAnswerFor(viewer.account_type)
  const hasBegun = row.slot !== null && row.slot <= now
  return {
    ...headOf(row),
    can_cancel: may && isOpenVisit(row.status),
    can_confirm: may && row.status === 'accepted' && hasBegun,
  }
}

export function presentDeskVisit(row: DeskVisit): AdminVisit {
  const { drugstore_id: id, drugstore: name, city, cip_officine, phone, zone } = row
  return { ...headOf(row), drugstore: { id, name, city, cip_officine, phone }, zone }
}
