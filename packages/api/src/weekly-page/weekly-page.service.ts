import { ACCOUNT_TYPES } from '@kiosque/contract/domain/roles'
import { slugify } from '@kiosque/contract/domain/slug'
import { weekNumber } from '@kiosque/contract/domain/weeks'
import type { Member } from '../audience/visible-targets.ts'
import type { Deps } from '../deps.ts'
import { forbidden } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { animationOfWeek } from './animation-of-week.ts'
import { claimsToCorrect, eventsAhead, recallsToConfirm } from './duties-of-week.ts'
import { offersOfWeek } from './offers-of-week.ts'
import { trainingsOfWeek } from './trainings-of-week.ts'
import { weeklyPdf } from './weekly-pdf.ts'
import { weekAt, type WeeklyPage } from './weekly-page.ts'
import { selectHeading } from './weekly-page.sql.ts'

export type MakingPages = Pick<Deps, 'db' | 'now' | 'env' | 'live' | 'readers'>

/** Of the staff of a pharmacy: guests read what is public, and the head office has no counter. */
function demandStaff({ drugstore_id: id, account_type: type }: Viewer): number {
  if (id === null || type === null || type === ACCOUNT_TYPES.guest)
    throw forbidden(
      'staff_only',
      'La page de la semaine est celle d’une officine\u00a0: elle est faite pour son équipe.',
    )
  return id
}

/** What is on the page of this person's pharmacy: what they may see of it, and no more. */
export async function weeklyPageOf(deps: MakingPages, viewer: Viewer): Promise<WeeklyPage> {
  const { db, env, live, readers } = deps
  const drugstoreId = demandStaff(viewer)
  // Whoever also works for the head office sees everything: the page is about the pharmacy all the same.
  const reader: Member = await readers.find({ ...viewer, right_id: null })
  const now = deps.now()
  const week = weekAt(now)
  const asked = { viewer: reader, now, secret: env.secretKey }
  const reading = { ...asked, live }
  const { person, ...pharmacy } = await selectHeading(db, { userId: viewer.user_id, drugstoreId })
  return {
    pharmacy,
    week: week.monday,
    reader: person,
    at: now,
    sections: [
      await recallsToConfirm(db, asked, week),
      ...(await offersOfWeek(reading, week)),
      await animationOfWeek(db, reading, week),
      await trainingsOfWeek(db, asked, week),
      await eventsAhead(db, asked, week),
      ...(await claimsToCorrect(deps, reader, week)),
    ],
  }
}

/** That of its pharmacy, or of all of somebody's pharmacies. */
export const pageName = (pages: readonly WeeklyPage[]): string => {
  const [first] = pages
  if (first === undefined) throw new Error('a document has one page at least')
  const number = weekNumber(first.week)
  return pages.length > 1
    ? `pages-de-la-semaine-${number}.pdf`
    : `page-de-la-semaine-${number}-${slugify(first.pharmacy.name)}.pdf`
}

/** The page on paper: made again each time, so that it is up to date. */
export async function weeklyPagePdf(
  deps: MakingPages,
  viewer: Viewer,
): Promise<{ name: string; pdf: Buffer }> {
  const pages = [await weeklyPageOf(deps, viewer)]
  return { name: pageName(pages), pdf: await weeklyPdf(pages, deps.env.publicUrl) }
}
