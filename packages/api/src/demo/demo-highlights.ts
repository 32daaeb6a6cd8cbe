import { sql } from 'kysely'
import { addDays, endOfParisDay, parisDay, startOfParisDay } from '@kiosque/contract/domain/dates'
import { emptyTarget } from '@kiosque/contract/domain/audience'
import { placement, type PlacementKey } from '@kiosque/contract/domain/placements'
import type { HighlightBody } from '@kiosque/contract/wire/highlights'
import { EVERYONE } from '../audience/target-column.ts'
import { isLive } from '../audience/audience.predicate.ts'
import type { Db } from '../db/db.ts'
import { createHighlight } from '../highlights/write-highlight.service.ts'
import type { Storage } from '../files/storage.ts'
import { createPopin } from '../popins/admin-popins.service.ts'
import { demoEditor } from './demo-editor.ts'
import { DEMO_PLACED, type DemoPlaced } from './demo-placed.ts'
import type { DemoStep } from './demo-step.ts'
import { addPictures, pictureName } from './pictures.ts'

/** Contents everyone of the network sees today, by kind; under « kind now », those that also run today. */
async function forEveryone(trx: Db, now: Date): Promise<Map<string, number[]>> {
  const today = sql`${parisDay(now)}::date`
  const rows = await trx
    .selectFrom('content')
    .select(['id', 'kind'])
    .select(
      sql<boolean>`coalesce(period_start <= ${today}, true) AND coalesce(period_end >= ${today}, true)`.as(
        'runs',
      ),
    )
    .where(isLive('content', now))
    .where('target_id', '=', EVERYONE)
    .orderBy('id')
    .execute()
  const lists = new Map<string, number[]>()
  for (const { id, kind, runs } of rows)
    for (const name of runs ? [kind, `${kind} now`] : [kind])
      lists.set(name, [...(lists.get(name) ?? []), id])
  return lists
}

const YEAR_REVIEW = 'bilan-annuel'

/** The pictures of the placements, and the one of the message. */
async function pictures(trx: Db, storage: Storage, at: Date): Promise<ReadonlyMap<string, number>> {
  const named = Object.values(DEMO_PLACED).flatMap((list) =>
    list.flatMap(({ picture }) => (picture === undefined ? [] : [picture])),
  )
  return addPictures(
    trx,
    storage,
    [...named, YEAR_REVIEW].map((name) => pictureName('placement', name)),
    at,
  )
}

const nth = (list: readonly number[], rank: number): number | null =>
  list.length === 0 ? null : (list[rank % list.length] ?? null)

function bodyOf(
  key: PlacementKey,
  placed: DemoPlaced,
  library: { contents: ReadonlyMap<string, number[]>; files: ReadonlyMap<string, number> },
  today: string,
): HighlightBody | null {
  const { kind, rank = 0, picture, from, to, target, isNow } = placed
  const list = kind === undefined ? [] : (library.contents.get(isNow ? `${kind} now` : kind) ?? [])
  const itemId = nth(list, rank)
  const imageId =
    picture === undefined ? null : (library.files.get(pictureName('placement', picture)) ?? null)
  if (itemId === null && imageId === null) return null
  return {
    placement: placement(key),
    item_type: kind === undefined ? 'image' : kind === 'product' ? 'product' : 'content',
    item_id: itemId,
    image_id: imageId,
    link: placed.link ?? null,
    title: placed.title ?? '',
    text: placed.text ?? '',
    alt: '',
    discount: placed.discount ?? null,
    target: { ...emptyTarget(), ...target },
    starts_at: from === undefined ? null : startOfParisDay(addDays(today, from)).toISOString(),
    ends_at: to === undefined ? null : endOfParisDay(addDays(today, to)).toISOString(),
  }
}

/** Every placement filled, and a message for the titulaires. */
export const highlightsStep: DemoStep = {
  name: 'highlights',
  label: 'mises en avant',
  async run(trx, { deps, startedAt }) {
    const writing = { actor: await demoEditor(trx), now: startedAt }
    const library = {
      contents: await forEveryone(trx, startedAt),
      files: await pictures(trx, deps.storage, startedAt),
    }
    const today = parisDay(startedAt)
    for (const [key, list] of Object.entries(DEMO_PLACED) as [PlacementKey, readonly DemoPlaced[]][]) {
      for (const placed of list) {
        const body = bodyOf(key, placed, library, today)
        if (body !== null) await createHighlight(trx, body, writing)
      }
    }
    await createPopin(
      trx,
      {
        title: 'Votre bilan de l’année est prêt',
        text: 'Paliers atteints, montant qui manque au suivant\u00a0: vos accords laboratoire par laboratoire.',
        image_id: library.files.get(pictureName('placement', YEAR_REVIEW)) ?? null,
        link: '/annual-agreements/performances',
        link_label: 'Voir mes accords',
        frequency: 'once',
        priority: 10,
        status: 'published',
        target: { ...emptyTarget(), account_types: [180] },
        starts_at: startOfParisDay(addDays(today, -3)).toISOString(),
        ends_at: endOfParisDay(addDays(today, 60)).toISOString(),
      },
      writing,
    )
  },
}
