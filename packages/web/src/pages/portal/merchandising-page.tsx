import { useQuery } from '@tanstack/react-query'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { MONTHS } from '@kiosque/contract/kinds/months'
import { kinds } from '@kiosque/contract/kinds/registry'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { ContentCard } from '../../features/contents/card/content-card.tsx'
import { contentListQuery } from '../../features/contents/contents.queries.ts'
import { EmptyList } from '../../features/contents/list/empty-list.tsx'
import { ListPageHead } from '../../features/contents/list/list-page-head.tsx'
import { MonthPlan } from '../../features/contents/merchandising/month-plan.tsx'
import { ShopWindow } from '../../features/contents/merchandising/shop-window.tsx'
import { beginning, during } from '../../features/contents/merchandising/year-plan.ts'
import { YearGrid } from '../../features/contents/merchandising/year-grid.tsx'
import { messageFor } from '../../lib/api.ts'
import { useListState } from '../../lib/list-state.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { useToday } from '../../lib/use-now.ts'
import { BlockSkeletons } from '../../ui/block-skeletons.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'

const YEAR = /^20[0-9]{2}$/

function readMonth(asked = ''): number | null {
  const month = Number(asked)
  return Number.isInteger(month) && month >= 1 && month <= 12 ? month : null
}

/** S2-36: the media plan as a year grid, then what is in place this month. The year lives in the address. */
export function MerchandisingPage() {
  const list = useListState(['year', 'month'])
  const asked = list.filters.year ?? ''
  const monthAsked = readMonth(list.filters.month)
  const [thisYear, thisMonth] = useToday().split('-').map(Number) as [number, number]
  const year = YEAR.test(asked) ? Number(asked) : thisYear
  const hrefOf = (one: number, ofMonth?: number) =>
    list.hrefWith({ year: String(one), month: ofMonth?.toString() })
  const month = year === thisYear ? thisMonth : 0
  const { data, error, refetch } = useQuery(
    contentListQuery('merchandising', { year: String(year), sort: 'month', per_page: '100' }),
  )
  // The month asked for, else today's; of another year, its first.
  const shown = monthAsked ?? (month || 1)
  const shopWindow = data ? during(data.data, shown).find(({ spot }) => spot === 'vitrine') : undefined
  return (
    <div className="wrap">
      <ListPageHead kind={kinds.merchandising} area="Services" />
      <nav className="row" aria-label="Année" style={{ marginBottom: 18 }}>
        <a className="iconbtn iconbtn--line" href={hrefOf(year - 1)} aria-label={`Plan ${year - 1}`}>
          <IconChevronLeft className="i" aria-hidden="true" />
        </a>
        <b aria-current="true">Plan {year}</b>
        <a className="iconbtn iconbtn--line" href={hrefOf(year + 1)} aria-label={`Plan ${year + 1}`}>
          <IconChevronRight className="i" aria-hidden="true" />
        </a>
      </nav>
      {error && !data && <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>}
      {!data && !error && <PlanSkeleton />}
      {data?.data.length === 0 && (
        <EmptyList title={`Aucune implantation publiée pour ${year}`}>
          Le plan d’une année se construit trimestre par trimestre. Regardez l’année voisine.
        </EmptyList>
      )}
      {data && data.data.length > 0 && (
        <>
          <YearGrid cards={data.data} year={year} month={month} hrefOf={(one) => hrefOf(year, one)} />
          <MonthPlan cards={data.data} month={shown} hrefOf={(one) => hrefOf(year, one)} />
          {shopWindow && <ShopWindow key={shopWindow.id} card={shopWindow} month={shown} />}
          <MonthCards
            title={`En ${monthName(shown)}${shown < 12 ? `, et à préparer pour ${monthName(shown + 1)}` : ''}`}
            cards={[
              ...beginning(data.data, shown).filter(({ id }) => id !== shopWindow?.id),
              ...beginning(data.data, shown + 1),
            ]}
          />
        </>
      )}
    </div>
  )
}

/** The year in a grid where there is room for it, else the months and the spots of one; then the shop window. */
function PlanSkeleton() {
  const isWide = useMediaQuery('(min-width: 1280px)')
  return (
    <>
      <BlockSkeletons heights={isWide ? [486] : [56, 832]} />
      <div className="section">
        <BlockSkeletons heights={[isWide ? 730 : 1210]} />
      </div>
    </>
  )
}

const monthName = (month: number) =>
  (MONTHS.find(({ value }) => value === month)?.label ?? '').toLocaleLowerCase('fr')

function MonthCards({ title, cards }: { title: string; cards: readonly CardOf<'merchandising'>[] }) {
  if (cards.length === 0) return null
  return (
    <section className="section">
      <div className="section__head">
        <h2>{title}</h2>
      </div>
      <div className="grid grid--3">
        {cards.map((card) => (
          <ContentCard key={card.id} card={card} level={3} />
        ))}
      </div>
    </section>
  )
}
