import { formatEuros } from '@kiosque/contract/domain/money'
import { promotionalOffer } from '@kiosque/contract/kinds/promotional-offer'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import type { Live } from '../content/live.ts'
import { linksOf } from '../content/read-contents.service.ts'
import { averagePriceOf, pricingOf } from '../highlights/highlight-price.ts'
import type { Member } from '../audience/visible-targets.ts'
import type { LiveRow } from '../live/live-row.ts'
import { dayNumber, pageOf } from '../live/live-list.ts'
import { sees } from '../live/sees.ts'
import { joined, moreOf, type Week, type WeekLine, type WeekSection } from './weekly-page.ts'

export interface ReadingWeek {
  viewer: Member
  now: Date
  secret: string
  live: Live
}

type Offer = CardOf<'promotional_offer'>

/** Far more than a page holds, and than a week has. */
const MOST = 100
/** In the order of their last days to order, those that have passed come first. */
const LOOKED_AT = 500

/** The contents of a kind that this viewer sees and whose period does not end before today, as cards. */
export async function cardsOf<Card>(
  reading: ReadingWeek,
  kind: string,
  isWanted: (row: LiveRow) => boolean,
): Promise<Card[]> {
  const { live, viewer, now } = reading
  await live.contents.refresh()
  const isSeen = sees(viewer, now.getTime())
  const ids = live.contents
    .ofKind(kind)
    .newest.filter((row) => isWanted(row) && isSeen(row))
    .slice(0, MOST)
    .map(({ id }) => id)
  return shown(reading, ids)
}

async function shown<Card>(reading: ReadingWeek, ids: readonly number[]): Promise<Card[]> {
  const cards = await reading.live.cards.find(ids, { ...reading, links: linksOf(reading) })
  return ids.flatMap((id) => (cards.get(id)?.card as Card | undefined) ?? [])
}

/** What begins this week, and what can be had for the last time: its end, or its last day to order. */
export async function offersOfWeek(reading: ReadingWeek, week: Week): Promise<WeekSection[]> {
  const { live, viewer, now } = reading
  const [monday, sunday, today] = [week.monday, week.sunday, week.today].map(dayNumber) as [
    number,
    number,
    number,
  ]
  const isEnding = ({ period_end: end }: LiveRow) => end !== null && end >= today && end <= sunday
  const isStarting = ({ period_start: start, period_end: end }: LiveRow) =>
    start !== null && start >= monday && start <= sunday && (end === null || end >= today)
  const ofPeriod = await cardsOf<Offer>(
    reading,
    promotionalOffer.key,
    (row) => isEnding(row) || isStarting(row),
  )
  // Memory knows the order of the last days to order, and not the days: they are read on the cards.
  const order = await live.orders.of(promotionalOffer, 'deadline', { viewer, today: week.today })
  const scope = { viewer, now, today: week.today }
  const wanted = { filters: { phase: ['current', 'coming'] }, week: null, limit: LOOKED_AT, offset: 0 }
  const first = await shown<Offer>(
    reading,
    pageOf(live.contents.ofKind(promotionalOffer.key), order, scope, wanted),
  )
  const offers = [...new Map([...ofPeriod, ...first].map((offer) => [offer.id, offer])).values()]
  const ending = offers.filter((offer) => lastChance(offer, week) <= week.sunday)
  const starting = offers.filter(
    (offer) =>
      !ending.includes(offer) && isWithin(offer.period_start, week) && !isWithin(offer.period_end, week),
  )
  const byDay = (dayOf: (offer: Offer) => string) => (a: Offer, b: Offer) =>
    dayOf(a).localeCompare(dayOf(b)) || a.id - b.id
  return [
    {
      key: 'ending',
      title: 'Offres\u00a0: derniers jours',
      asides: NET,
      lines: ending.toSorted(byDay((offer) => lastChance(offer, week))).map((offer) => lineOf(offer, week)),
      more: moreOf('une', 'offre'),
      empty: 'Aucune offre ne se termine cette semaine.',
    },
    {
      key: 'starting',
      title: 'Offres qui commencent',
      asides: NET,
      lines: starting
        .toSorted(byDay((offer) => offer.period_start ?? ''))
        .map((offer) => lineOf(offer, week)),
      more: moreOf('une', 'offre'),
      empty: 'Aucune nouvelle offre cette semaine.',
    },
  ]
}

/** What the average price comes to once the discount is taken off. */
const NET = 'prix net à l’unité'

const NEVER = '9999-12-31'
const isWithin = (day: string | null, { monday, sunday }: Week) =>
  day !== null && day >= monday && day <= sunday

/** The last day something can still be done about it. */
function lastChance({ order_deadline: deadline, period_end: end }: Offer, { today }: Week): string {
  const days = [deadline, end].flatMap((day) => (day !== null && day >= today ? [day] : []))
  return days.toSorted()[0] ?? NEVER
}

function lineOf(offer: Offer, week: Week): WeekLine {
  const { mechanics, price, laboratory, order_deadline: deadline } = offer
  const average = averagePriceOf({ price })
  const { price: net, label } = mechanics
    ? pricingOf(mechanics.type, mechanics, average)
    : { price: null, label: '' }
  const isReduced = net !== null && label !== ''
  const aside = isReduced ? formatEuros(net.unit_price) : average === null ? '' : formatEuros(Number(average))
  return {
    title: offer.title,
    ...(aside ? { aside } : {}),
    // The discount first: the end of a long line is cut.
    note: joined(
      label,
      laboratory?.name,
      isReduced && average !== null && `prix moyen constaté ${formatEuros(Number(average))}`,
    ),
    when: joined(
      periodOf(offer, week),
      deadline !== null && deadline >= week.today && orderBy(deadline, week),
    ),
  }
}

const orderBy = (deadline: string, { say }: Week) => `à commander avant le ${say(deadline)}`

function periodOf({ period_start: start, period_end: end }: Offer, { today, say }: Week): string {
  if (start !== null && start > today)
    return end === null ? `dès le ${say(start)}` : `du ${say(start)} au ${say(end)}`
  return end === null ? '' : `jusqu’au ${say(end)}`
}
