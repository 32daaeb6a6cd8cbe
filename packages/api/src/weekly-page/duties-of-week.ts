import { CLAIM_REASON_LABELS, claimRight } from '@kiosque/contract/domain/claims'
import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import { parisTime } from '@kiosque/contract/domain/paris-clock'
import { eventKindLabel, standingOf } from '@kiosque/contract/domain/events'
import { formatEuros } from '@kiosque/contract/domain/money'
import type { EventCard } from '@kiosque/contract/wire/events'
import { demandClaimant, type Claiming } from '../claims/claiming.ts'
import { listOwn } from '../claims/claims.service.ts'
import type { Db } from '../db/db.ts'
import { listEvents, mayRegister, type Asked } from '../events/events.service.ts'
import type { Member } from '../audience/visible-targets.ts'
import { listRecalls } from '../recalls/recalls.service.ts'
import { joined, moreOf, shortName, type Week, type WeekLine, type WeekSection } from './weekly-page.ts'

const DAYS_AHEAD = 14
/** The first page of each list: far more than a sheet holds. */
const FIRST = { page: 1, per_page: 100 }

/** « 9 h », « 19 h 30 ». */
const hourOf = (instant: string): string => {
  const [hours = '', minutes = ''] = parisTime(instant).split(':')
  return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`
}

/** Recalls this pharmacy has not answered. */
export async function recallsToConfirm(
  db: Db,
  { viewer, now }: { viewer: Member; now: Date },
  { say }: Week,
): Promise<WeekSection> {
  const { data } = await listRecalls(db, FIRST, { viewer, now })
  const waiting = data.filter(
    ({ status, pharmacies }) =>
      status === 'open' &&
      pharmacies.some((place) => place.drugstore_id === viewer.drugstore_id && place.answer === null),
  )
  return {
    key: 'recalls',
    title: 'Rappels de lot à confirmer',
    lines: waiting
      .toSorted((a, b) => a.deadline_at.localeCompare(b.deadline_at))
      .map(({ product, lots, reason, deadline_at: deadline }) => ({
        title: product,
        aside: `avant le ${say(parisDay(deadline))}, ${hourOf(deadline)}`,
        note: joined(`${lots.length > 1 ? 'Lots' : 'Lot'} ${lots.join(', ')}`, reason),
      })),
    more: moreOf('un', 'rappel'),
    empty: 'Aucun rappel n’attend de réponse.',
  }
}

/** What this pharmacy goes to, and what it may still register for. */
export async function eventsAhead(db: Db, asked: Asked, week: Week): Promise<WeekSection> {
  const to = addDays(week.today, DAYS_AHEAD - 1)
  const { data } = await listEvents(db, { ...FIRST, from: week.today, to, sort: 'starts_at' }, asked)
  const lines = data
    .filter(({ status }) => status === 'published')
    .flatMap((event): WeekLine[] => {
      const standing = standingWords(event, asked.viewer, week)
      return standing === null ? [] : [eventLine(event, standing, week)]
    })
  return {
    key: 'events',
    title: 'À l’agenda',
    lines,
    more: moreOf('un', 'événement'),
    empty: 'Rien à l’agenda des quinze prochains jours.',
  }
}

function eventLine(event: EventCard, when: string, { say }: Week): WeekLine {
  const where = joined(event.place, event.city) || (event.is_online ? 'en ligne' : '')
  return {
    title: event.title,
    aside: `${say(parisDay(event.starts_at))}, ${hourOf(event.starts_at)}`,
    note: joined(eventKindLabel(event.kind), where),
    when,
  }
}

/** Who comes, or until when one may; null for what one neither goes to nor may go to any more. */
function standingWords(event: EventCard, viewer: Member, { say }: Week): string | null {
  const coming = event.my_registrations
  if (coming.length > 0) {
    const names = coming.flatMap(({ attendees }) => attendees.map(shortName))
    const who = names.length > 2 ? `${names.length}\u00a0personnes` : names.join(' et ')
    const isSure = coming.every((registration) => standingOf(registration) === 'confirmed')
    return `${isSure ? 'inscription' : 'en attente'}\u00a0: ${who}`
  }
  if (!mayRegister(viewer)) return null
  const until = say(parisDay(event.registration_deadline ?? event.starts_at))
  if (event.registration_state === 'open') return `inscription jusqu’au ${until}`
  return event.registration_state === 'full' ? 'complet, liste d’attente ouverte' : null
}

/** Claims the head office sent back, for those who may claim. */
export async function claimsToCorrect(
  deps: Claiming,
  viewer: Member,
  { today, say }: Week,
): Promise<WeekSection[]> {
  if (claimRight(viewer.account_type) === null) return []
  const { data } = await listOwn(deps, demandClaimant(viewer), {
    ...FIRST,
    state: 'all',
    status: 'to_correct',
  })
  const open = data.filter(({ submit_by: last }) => last >= today)
  return [
    {
      key: 'claims',
      title: 'Demandes BRI à corriger',
      lines: open
        .toSorted((a, b) => a.submit_by.localeCompare(b.submit_by))
        .map(({ number, laboratory, operation, amount, reason_code: reason, submit_by: last }) => ({
          title: `${number}, ${laboratory.name}`,
          aside: formatEuros(amount),
          note: joined(operation.title, reason && CLAIM_REASON_LABELS[reason].toLocaleLowerCase('fr')),
          when: `avant le ${say(last)}`,
        })),
      more: moreOf('une', 'demande'),
      empty: null,
    },
  ]
}
