import { monthlyAnimation } from '@kiosque/contract/kinds/monthly-animation'
import { mayAnswerFor } from '@kiosque/contract/domain/roles'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import type { Db } from '../db/db.ts'
import { readEnrolment } from '../enrolments/enrolments.service.ts'
import { dayNumber } from '../live/live-list.ts'
import { cardsOf, type ReadingWeek } from './offers-of-week.ts'
import { moreOf, type Week, type WeekLine, type WeekSection } from './weekly-page.ts'

type Animation = CardOf<'monthly_animation'>

/** The animation that runs this week, and whether the pharmacy still has to say if it takes part. */
export async function animationOfWeek(db: Db, reading: ReadingWeek, week: Week): Promise<WeekSection> {
  const [today, sunday] = [dayNumber(week.today), dayNumber(week.sunday)]
  const cards = await cardsOf<Animation>(
    reading,
    monthlyAnimation.key,
    ({ period_start: start, period_end: end }) =>
      start !== null && start <= sunday && (end === null || end >= today),
  )
  const lines: WeekLine[] = []
  for (const card of cards.toSorted((a, b) => (a.period_start ?? '').localeCompare(b.period_start ?? '')))
    lines.push(await lineOf(db, card, reading, week))
  return {
    key: 'animation',
    title: 'Animation du mois',
    lines,
    more: moreOf('une', 'animation'),
    empty: null,
  }
}

async function lineOf(db: Db, card: Animation, reading: ReadingWeek, week: Week): Promise<WeekLine> {
  const { title, excerpt, period_start: start, period_end: end } = card
  const isComing = start !== null && start > week.today
  const answer = await answerAsked(db, card, reading, week)
  return {
    title,
    ...(answer ? { aside: answer } : {}),
    note: excerpt,
    when: isComing ? `dès le ${week.say(start)}` : end === null ? '' : `jusqu’au ${week.say(end)}`,
  }
}

/** Only to those who answer for the pharmacy, as long as it has not. */
async function answerAsked(
  db: Db,
  { id, enrolment_open: isOpen, enrolment_deadline: deadline }: Animation,
  { viewer, now }: ReadingWeek,
  { say }: Week,
): Promise<string> {
  if (isOpen !== true || !mayAnswerFor(viewer.account_type)) return ''
  const { participates, can_answer: canAnswer } = await readEnrolment(db, id, { viewer, now })
  if (participates !== null || !canAnswer) return ''
  return deadline === null ? 'réponse attendue' : `réponse avant le ${say(deadline)}`
}
