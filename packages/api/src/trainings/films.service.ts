import { maskDecline } from '@kiosque/contract/domain/masking'
import type { DropOff, Series } from '@kiosque/contract/wire/trainings'
import { findVisible } from '../content/visible-content.ts'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { limitingZones, type Viewer } from '../http/viewer.ts'
import { durationOf } from './film.ts'
import { selectReach, selectSeries } from './films.sql.ts'
import type { Fields, Learning } from './learning.ts'
import { presentProgress } from './progress.service.ts'
import { selectFields } from './progress.sql.ts'
import { selectContentsById, selectProgressOf } from './team.sql.ts'
import { urlOf } from './training-url.ts'

/** The series a tutorial belongs to, as far as this person sees it, in its order. */
export async function seriesOf(db: Db, id: number, who: Learning): Promise<Series> {
  const found = await findVisible(db, id, who)
  if (found.kind !== 'tutorial') throw notFound()
  const name = (await selectFields(db, id)).series
  if (typeof name !== 'string' || name === '') return { name: null, data: [] }
  const films = await selectSeries(db, name, who)
  const ids = films.map((film) => film.id)
  const rows = await selectProgressOf(db, [who.viewer.user_id], ids)
  return {
    name,
    data: films.map((film) => {
      const row = rows.find((each) => each.content_id === film.id)
      const { percent, completed_at } = presentProgress({
        kind: 'tutorial',
        id: film.id,
        fields: film.fields,
        row,
      })
      return {
        id: film.id,
        kind: film.kind,
        title: film.title,
        url: urlOf(film),
        duration_s: durationOf(film.fields),
        percent,
        is_done: completed_at !== null,
      }
    }),
  }
}

const STEPS = 20

/** Where people leave a film: at each twentieth, how many came that far. An adviser reads that of their zones. */
export async function dropOffOf(db: Db, id: number, viewer: Viewer): Promise<DropOff> {
  const [film] = await selectContentsById(db, [id])
  if (film?.kind !== 'tutorial') throw notFound()
  const duration = durationOf(film.fields as Fields)
  const reached = await selectReach(db, id, { duration, steps: STEPS, zones: limitingZones(viewer) })
  const left = Array.from({ length: STEPS + 1 }, (_, step) =>
    reached.reduce((sum, row) => sum + (row.step >= step ? row.people : 0), 0),
  )
  const shown = maskDecline(left)
  const curve = shown.map((people, step) => ({ percent: (step * 100) / STEPS, people }))
  return {
    duration_s: duration,
    people: shown[0] ?? null,
    completed: shown.at(-1) ?? null,
    curve: duration === null ? [] : curve,
  }
}
