import { useQuery } from '@tanstack/react-query'
import { kindOf } from '@kiosque/contract/kinds/registry'
import { contentsQuery } from './desk.queries.ts'
import { formatInteger } from '../../lib/format.ts'
import { kindsBeside } from '../../lib/kind-groups.ts'
import { paths } from '../../lib/paths.ts'

/** The kinds that share an entry of the sidebar, one press away from each other, with how many each holds. */
export function KindTabs({ kind }: { kind: string | null }) {
  const beside = kind === null ? [] : kindsBeside(kind)
  const { data } = useQuery({
    ...contentsQuery(null, { per_page: 1 }),
    enabled: beside.length > 0,
  })
  if (beside.length === 0) return null
  const counts = new Map(data?.meta.facets['kind']?.map(({ value, count }) => [value, count]))
  return (
    <nav className="hscroll kind-tabs" aria-label="Rubriques voisines">
      {beside.map((key) => (
        <a
          key={key}
          className={key === kind ? 'chip is-on' : 'chip'}
          href={paths.admin(`contents/${key}`)}
          aria-current={key === kind ? 'page' : undefined}
        >
          {kindOf(key)?.labels.plural}
          {data && <span>{formatInteger(counts.get(key) ?? 0)}</span>}
        </a>
      ))}
    </nav>
  )
}
