import { queryOptions } from '@tanstack/react-query'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import type { Campaign } from '../kinds/detail-props.ts'
import { contentListQuery } from '../contents.queries.ts'

export type CampaignCard = CardOf<Campaign>
type Phase = 'current' | 'coming' | 'past'
type PhaseList = { cards: CampaignCard[]; total: number }

export const PAST_SHOWN = 6
const ASKED = '24'
const listQuery = (kind: Campaign, phase: Phase, perPage: string) =>
  contentListQuery<Campaign>(kind, { phase, per_page: perPage, sort: 'period' })

const text = (day: string | null, without: string) => day ?? without

/** What ends first, what begins first, what ended last: in each phase, what matters first comes first. */
const ORDERS: Record<Phase, (a: CampaignCard, b: CampaignCard) => number> = {
  current: (a, b) => text(a.period_end, '9999').localeCompare(text(b.period_end, '9999')),
  coming: (a, b) => text(a.period_start, '').localeCompare(text(b.period_start, '')),
  past: (a, b) => text(b.period_end, '').localeCompare(text(a.period_end, '')),
}

/** The campaigns of some kinds by phase, each phase in its own order whatever the kind. */
export const campaignPhasesQuery = (kinds: readonly Campaign[]) =>
  queryOptions({
    queryKey: ['contents', 'campaign-phases', kinds],
    // Through the lists themselves: those already known are not asked for again.
    queryFn: async ({ client }): Promise<Record<Phase, PhaseList>> => {
      const listsOf = async (phase: Phase): Promise<PhaseList> => {
        // One kind has a list of its own to search what is over in; several together have only this page.
        const perPage = phase === 'past' && kinds.length === 1 ? String(PAST_SHOWN) : ASKED
        const lists = await Promise.all(
          kinds.map((kind) => client.fetchQuery(listQuery(kind, phase, perPage))),
        )
        return {
          cards: lists.flatMap(({ data }) => data).toSorted(ORDERS[phase]),
          total: lists.reduce((sum, { meta }) => sum + meta.total, 0),
        }
      }
      const [current, coming, past] = await Promise.all([
        listsOf('current'),
        listsOf('coming'),
        listsOf('past'),
      ])
      return { current, coming, past }
    },
  })

/** How many run or come, in the order of the kinds. */
export const campaignCountsQuery = (kinds: readonly Campaign[]) =>
  queryOptions({
    queryKey: ['contents', 'campaign-counts', kinds],
    queryFn: ({ client }) =>
      Promise.all(
        kinds.map(async (kind) => {
          const query = contentListQuery<Campaign>(kind, { phase: 'current,coming', per_page: '1' })
          return (await client.fetchQuery(query)).meta.total
        }),
      ),
    throwOnError: false,
  })
