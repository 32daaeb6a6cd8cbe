import { useQueries } from '@tanstack/react-query'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import type { Campaign } from '../kinds/detail-props.ts'
import { contentListQuery } from '../contents.queries.ts'

export type CampaignCard = CardOf<Campaign>
type Phase = 'current' | 'coming' | 'past'
type PhaseList = { cards: CampaignCard[]; total: number }

export const PAST_SHOWN = 6
const listQuery = (kind: Campaign, phase: Phase) =>
  contentListQuery<Campaign>(kind, {
    phase,
    per_page: phase === 'past' ? String(PAST_SHOWN) : '24',
    sort: 'period',
  })

const text = (day: string | null, without: string) => day ?? without

/** What ends first, what begins first, what ended last: in each phase, what matters first comes first. */
const ORDERS: Record<Phase, (a: CampaignCard, b: CampaignCard) => number> = {
  current: (a, b) => text(a.period_end, '9999').localeCompare(text(b.period_end, '9999')),
  coming: (a, b) => text(a.period_start, '').localeCompare(text(b.period_start, '')),
  past: (a, b) => text(b.period_end, '').localeCompare(text(a.period_end, '')),
}

/** The campaigns of some kinds by phase, each phase in its own order whatever the kind. */
export function useCampaignPhases(kinds: readonly Campaign[]) {
  const wanted = (['current', 'coming', 'past'] as const).flatMap((phase) =>
    kinds.map((kind) => ({ phase, query: listQuery(kind, phase) })),
  )
  const answers = useQueries({ queries: wanted.map(({ query }) => query) })
  const isComing = answers.some(({ data }) => data === undefined)
  const of = (phase: Phase): PhaseList => {
    const lists = answers.flatMap(({ data }, index) => (data && wanted[index]?.phase === phase ? [data] : []))
    return {
      cards: lists.flatMap(({ data }) => data).toSorted(ORDERS[phase]),
      total: lists.reduce((sum, { meta }) => sum + meta.total, 0),
    }
  }
  return {
    error: answers.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const { refetch } of answers) void refetch()
    },
    phases: isComing ? null : { current: of('current'), coming: of('coming'), past: of('past') },
  }
}

/** How many run or come, kind by kind; nothing until it is known. */
export function useCampaignCounts(kinds: readonly Campaign[]): (kind: Campaign) => number | undefined {
  const answers = useQueries({
    queries: kinds.map((kind) => ({
      ...contentListQuery<Campaign>(kind, { phase: 'current,coming', per_page: '1' }),
      throwOnError: false,
    })),
  })
  return (kind) => answers[kinds.indexOf(kind)]?.data?.meta.total
}
