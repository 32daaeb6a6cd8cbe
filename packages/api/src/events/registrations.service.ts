import { closesAt, placesLeft } from '@kiosque/contract/domain/events'
import type {
  Registration,
  RegistrationBody,
  RegistrationList,
  RegistrationPatch,
  RegistrationsQuery,
} from '@kiosque/contract/wire/registrations'
import type { Member } from '../audience/visible-targets.ts'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { conflict, forbidden, invalid, notFound } from '../errors.ts'
import { isHeadOffice, limitingZones } from '../http/viewer.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { setFileUses } from '../files/file-uses.ts'
import { checkedAnswers, checkedSlots, filesIn } from './check-answers.ts'
import { checkedAttendees } from './check-attendees.ts'
import { tellOrganiser, tellRegistered, tellWithdrawn, type Site } from './event-notices.ts'
import { mayRegister, writesEvents } from './events.service.ts'
import { lockEvent, selectEvent, type EventRow } from './events.sql.ts'
import { mayChange, presentOne, presentRegistrations } from './present-registration.ts'
import { replaceAttendees } from './replace-attendees.ts'
import {
  countRegistrations,
  deactivateAttendees,
  hasEnabledDrugstore,
  insertAttendees,
  insertRegistration,
  selectRegistration,
  selectRegistrations,
  updateRegistration,
  type Reach,
  type RegistrationRow,
} from './registrations.sql.ts'
import { promoteWaiting } from './seats.ts'

export interface Registering extends Site {
  viewer: Member
  now: Date
  /** SECRET_KEY, which signs the links of files. */
  secret: string
  /**
   * Those who ask for places of one event wait for one another here, before they take a connection: a rush on one
   * event leaves the others, and everybody else, their database. Between processes its row is locked.
   */
  inTurn: <T>(key: string, task: () => Promise<T>) => Promise<T>
}

/** One at a time on one event, all of it or nothing. */
export const onEvent = <T>(db: Db, eventId: number, { inTurn }: Registering, work: (trx: Db) => Promise<T>) =>
  inTurn(String(eventId), () => inTransaction(db, work))

/** One's own pharmacy's; all for the head office; an adviser's stop at the zones they follow (D16-02). */
export function reachOf(viewer: Member): Reach {
  if (!isHeadOffice(viewer)) return { drugstoreId: viewer.drugstore_id, userId: viewer.user_id }
  const zones = limitingZones(viewer)
  return zones === null ? {} : { zones }
}

export async function listRegistrations(
  db: Db,
  query: RegistrationsQuery,
  who: Registering,
): Promise<RegistrationList> {
  const { viewer } = who
  const { page, per_page, event_id: eventId, status, mine } = query
  const filter = {
    reach: reachOf(viewer),
    eventId,
    status,
    mine: mine === undefined ? undefined : { userId: viewer.user_id, isWanted: mine },
  }
  const total = await countRegistrations(db, filter)
  const rows = await selectRegistrations(db, filter, { limit: per_page, offset: (page - 1) * per_page })
  return { data: await presentRegistrations(db, rows, who), meta: pageMeta({ page, per_page }, total) }
}

export async function readRegistration(db: Db, id: number, who: Registering): Promise<Registration> {
  return presentOne(db, await find(db, id, who.viewer), who)
}

export async function find(db: Db, id: number, viewer: Member): Promise<RegistrationRow> {
  const row = await selectRegistration(db, id, reachOf(viewer))
  if (row === undefined) throw notFound()
  return row
}

/** Who is behind the registration: one's own pharmacy, or the one the head office names. */
async function drugstoreFor(db: Db, viewer: Member, asked: number | undefined): Promise<number> {
  if (writesEvents(viewer) && asked !== undefined) {
    if (await hasEnabledDrugstore(db, asked)) return asked
    throw invalid({ drugstore_id: ['Cette officine n’existe pas ou est désactivée.'] })
  }
  if (viewer.drugstore_id === null || !mayRegister(viewer))
    throw forbidden(
      'drugstore_required',
      'Les inscriptions sont ouvertes aux équipes des officines du réseau.',
    )
  if (asked !== undefined && asked !== viewer.drugstore_id)
    throw forbidden('other_drugstore', 'Vous ne pouvez inscrire que l’équipe de votre officine.')
  return viewer.drugstore_id
}

/** Closed to members once the deadline has passed; the head office adds people until the end. */
function demandOpen(event: EventRow, { viewer, now }: Registering): void {
  if (event.status === 'cancelled') throw conflict('event_cancelled', 'Cet événement est annulé.')
  if (event.status === 'draft') throw conflict('not_published', 'Cet événement n’est pas encore publié.')
  if (now < closesAt(event) || writesEvents(viewer)) return
  if (now >= event.ends_at) throw conflict('event_over', 'Cet événement est terminé.')
  throw conflict('deadline_passed', 'La date limite d’inscription est passée\u00a0: contactez le siège.')
}

/** D8-02: all of them have a place, or all of them wait. Whatever arrives at once, in the order it arrives. */
export async function register(db: Db, body: RegistrationBody, who: Registering): Promise<Registration> {
  const { viewer, now } = who
  const drugstoreId = await drugstoreFor(db, viewer, body.drugstore_id)
  const visible = await selectEvent(db, body.event_id, writesEvents(viewer) ? null : viewer)
  if (visible === undefined) throw notFound()
  return onEvent(db, body.event_id, who, async (trx) => {
    const event = await lockEvent(trx, body.event_id)
    if (event === undefined) throw notFound()
    demandOpen(event, who)
    const attendees = await checkedAttendees(trx, body.attendees, {
      event,
      drugstoreId,
      registrationId: null,
    })
    const isDesk = writesEvents(viewer)
    // Somebody who phoned may not have been asked everything.
    const answers =
      isDesk && body.answers === undefined
        ? {}
        : await checkedAnswers(trx, event, body.answers ?? {}, { viewer })
    const slots =
      isDesk && body.slots === undefined
        ? {}
        : await checkedSlots(trx, event, body.slots ?? {}, { seats: attendees.length, exceptId: null })
    const left = placesLeft(event)
    const isApproved = isDesk || !event.needs_approval
    const id = await insertRegistration(trx, {
      event_id: event.id,
      drugstore_id: drugstoreId,
      created_by: viewer.user_id,
      status: isApproved && (left === null || attendees.length <= left) ? 'confirmed' : 'waiting',
      is_approved: isApproved,
      answers,
      slots,
      comment: body.comment?.trim() ?? '',
      at: now,
    })
    await setFileUses(trx, { type: 'registration', id }, filesIn(answers))
    await insertAttendees(trx, { id, event_id: event.id }, attendees)
    await promoteWaiting(trx, event, who)
    const row = await find(trx, id, viewer)
    await tellRegistered(trx, event, row, who)
    if (!isApproved) await tellOrganiser(trx, event, row, who)
    await remember(trx, 'create', row, who)
    return presentOne(trx, row, who)
  })
}

async function lockForChange(trx: Db, id: number, who: Registering) {
  const seen = await find(trx, id, who.viewer)
  if (!mayChange(seen, who.viewer))
    throw forbidden(
      'forbidden',
      'Seuls la personne qui a inscrit et les responsables de l’officine la modifient.',
    )
  const event = await lockEvent(trx, seen.event_id)
  if (event === undefined) throw notFound()
  // Read again under the lock: it may have been withdrawn or promoted meanwhile.
  const row = await find(trx, id, who.viewer)
  if (row.status === 'cancelled') throw conflict('already_cancelled', 'Cette inscription est déjà annulée.')
  demandOpen(event, who)
  return { event, row }
}

export async function changeRegistration(
  db: Db,
  id: number,
  patch: RegistrationPatch,
  who: Registering,
): Promise<Registration> {
  if (patch.status === 'cancelled') {
    await withdraw(db, id, who)
    return readRegistration(db, id, who)
  }
  if (patch.status === 'confirmed' && !writesEvents(who.viewer))
    throw forbidden('forbidden', 'Seul le siège donne une place à quelqu’un qui attend.')
  const { event_id } = await find(db, id, who.viewer)
  return onEvent(db, event_id, who, async (trx) => {
    const { event, row } = await lockForChange(trx, id, who)
    demandInTime(row, who)
    const wasConfirmed = row.status === 'confirmed'
    const own = wasConfirmed ? row.attendees.length : 0
    const seats = patch.attendees?.length ?? row.attendees.length
    const left = placesLeft(event)
    const isConfirmed = wasConfirmed || patch.status === 'confirmed'
    if (isConfirmed && left !== null && seats > left + own)
      throw conflict('full', fullMessage(left, wasConfirmed))
    if (patch.attendees) {
      const place = { event, drugstoreId: row.drugstore_id, registrationId: id }
      await replaceAttendees(trx, row, await checkedAttendees(trx, patch.attendees, place))
    }
    await updateRegistration(trx, id, {
      status: isConfirmed ? 'confirmed' : 'waiting',
      ...(patch.comment === undefined ? {} : { comment: patch.comment?.trim() ?? '' }),
      ...(await changedChoices(trx, event, row, { patch, seats, who })),
      // Whoever changes it takes it; a place the head office gives is given.
      confirm_by: null,
      ...(patch.status === 'confirmed' ? { is_approved: true } : {}),
      updated_at: who.now,
    })
    await promoteWaiting(trx, event, { ...who, acting: id })
    const after = await find(trx, id, who.viewer)
    const isNews = patch.attendees !== undefined || (isConfirmed && !wasConfirmed)
    if (isNews && after.status === 'confirmed') await tellRegistered(trx, event, after, who)
    await remember(trx, 'update', after, who, row)
    return presentOne(trx, after, who)
  })
}

/** A place that was not taken in time is on its way to the next: changing one's registration does not keep it. */
function demandInTime({ confirm_by: until }: RegistrationRow, { viewer, now }: Registering): void {
  if (until !== null && until <= now && !writesEvents(viewer))
    throw conflict(
      'place_lapsed',
      'Le délai pour confirmer est passé\u00a0: la place va à la personne suivante.',
    )
}

/** The answers and slots that were given anew; more people need room in the slots they had. */
async function changedChoices(
  trx: Db,
  event: EventRow,
  row: RegistrationRow,
  { patch, seats, who }: { patch: RegistrationPatch; seats: number; who: Registering },
): Promise<{ answers?: string; slots?: string }> {
  const changed: { answers?: string; slots?: string } = {}
  if (patch.answers !== undefined) {
    const known = { viewer: who.viewer, before: row.answers }
    const answers = await checkedAnswers(trx, event, patch.answers, known)
    await setFileUses(trx, { type: 'registration', id: row.id }, filesIn(answers))
    changed.answers = JSON.stringify(answers)
  }
  const isGrowing = seats > row.attendees.length && Object.keys(row.slots).length > 0
  if (patch.slots !== undefined || isGrowing) {
    const chosen = patch.slots ?? row.slots
    changed.slots = JSON.stringify(await checkedSlots(trx, event, chosen, { seats, exceptId: row.id }))
  }
  return changed
}

function fullMessage(left: number, wasConfirmed: boolean): string {
  const places =
    left === 0 ? 'Il ne reste aucune place' : `Il ne reste que ${left}\u00a0place${left > 1 ? 's' : ''}`
  return wasConfirmed
    ? `${places}\u00a0: votre inscription est gardée telle qu’elle était.`
    : `${places}\u00a0: augmentez d’abord le nombre de places.`
}

/** The places go to those who wait. */
export async function withdraw(db: Db, id: number, who: Registering): Promise<void> {
  const { event_id } = await find(db, id, who.viewer)
  await onEvent(db, event_id, who, async (trx) => {
    const { event, row } = await lockForChange(trx, id, who)
    await updateRegistration(trx, id, { status: 'cancelled', confirm_by: null, updated_at: who.now })
    await deactivateAttendees(trx, id)
    await tellWithdrawn(trx, event, row, who)
    await promoteWaiting(trx, event, who)
    await remember(trx, 'cancel', { ...row, status: 'cancelled' }, who, row)
  })
}

const told = ({ event_id, drugstore_id, status, attendees }: RegistrationRow) => ({
  event_id,
  drugstore_id,
  status,
  attendees: attendees.length,
})

export async function remember(
  trx: Db,
  action: string,
  row: RegistrationRow,
  { viewer, now }: Pick<Registering, 'now'> & { viewer: Member | null },
  before: RegistrationRow | null = null,
): Promise<void> {
  await recordChange(trx, {
    actor: viewer,
    action: `registration.${action}`,
    subject_type: 'registration',
    subject_id: row.id,
    before: before && told(before),
    after: told(row),
    at: now,
  })
}
