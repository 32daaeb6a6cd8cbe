import { PHASE_LABELS, type Phase } from '@kiosque/contract/domain/publication'
import { allKinds } from '@kiosque/contract/kinds/registry'
import type { AdminContentList, AdminListQuery, ContentState } from '@kiosque/contract/wire/contents'
import { contentStates } from '@kiosque/contract/wire/contents'
import type { Db } from '../db/db.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { countDesk, PHASE_OF_STATE, phasesAsked, selectDeskPage } from './admin-list.sql.ts'
import { presentAdminRows } from './present-admin.ts'
import type { LinkOptions } from './present-refs.ts'

interface Asking {
  /** Null for every kind. */
  kinds: readonly string[] | null
  userId: number
  links: LinkOptions
}

/** A list of the back office, with the count of each state and kind under the same filters. */
export async function listForEditors(
  db: Db,
  query: AdminListQuery,
  { kinds, userId, links }: Asking,
): Promise<AdminContentList> {
  const question = { kinds, query, userId, now: links.now }
  const counts = await countDesk(db, question)
  const asked = phasesAsked(query)
  const sum = (isCounted: (count: (typeof counts)[number]) => boolean) =>
    counts.filter(isCounted).reduce((total, { count }) => total + count, 0)
  const inPhase = (phase: Phase) => sum((count) => count.phase === phase)
  const total = sum(({ phase }) => asked === null || asked.includes(phase))
  const rows = await selectDeskPage(db, question)
  const phases = [...new Set(counts.map(({ phase }) => phase))]
  return {
    data: await presentAdminRows(db, rows, links),
    meta: {
      ...pageMeta(query, total),
      facets: {
        status: phases.map((value) => ({ value, label: PHASE_LABELS[value], count: inPhase(value) })),
        state: contentStates.map((value) => stateFacet(value, inPhase)),
        kind: allKinds
          .map((kind) => ({
            value: kind.key,
            label: kind.labels.plural,
            count: sum((count) => count.kind === kind.key && (asked === null || asked.includes(count.phase))),
          }))
          .filter(({ count }) => count > 0),
      },
    },
  }
}

function stateFacet(value: ContentState, inPhase: (phase: Phase) => number) {
  const phase = PHASE_OF_STATE[value]
  return { value, label: PHASE_LABELS[phase], count: inPhase(phase) }
}
