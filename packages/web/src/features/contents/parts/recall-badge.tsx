import { queryOptions, useQuery } from '@tanstack/react-query'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { Recall } from '@kiosque/contract/wire/recalls'
import { api } from '../../../lib/api.ts'
import { useCounterMode } from '../../../lib/counter.ts'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session.ts'
import { Badge } from '../../../ui/badge.tsx'

/** Forgotten with the account, and asked again by an urgent word, as everything under « contents ». */
const openRecallsQuery = queryOptions({
  queryKey: ['contents', 'recalls', 'open'],
  queryFn: ({ signal }) => api.get<ListOf<Recall>>('/recalls', { query: { per_page: 100 }, signal }),
  throwOnError: false,
})

/** Whether lots of this very product are being recalled: known by its codes, never guessed from its name. */
export function RecallBadge({ codes }: { codes: readonly (string | null)[] }) {
  const isCounter = useCounterMode()
  const isOfPharmacy = useSession()?.account?.drugstore != null && !isCounter
  const { data, isPending } = useQuery({ ...openRecallsQuery, enabled: isOfPharmacy })
  const known = codes.filter((code) => code !== null)
  if (!isOfPharmacy || known.length === 0) return null
  // Its place is kept: the title below does not move.
  if (isPending)
    return (
      <span aria-hidden="true" style={{ visibility: 'hidden' }}>
        <Badge>Aucun rappel de lot en cours</Badge>
      </span>
    )
  if (!data) return null
  const recall = data.data.find(
    ({ status, cips }) => status === 'open' && cips.some((cip) => known.includes(cip)),
  )
  if (recall)
    return (
      <a href={paths.recalls(recall.id)}>
        <Badge tone="danger" icon={<IconAlertTriangle className="i" aria-hidden="true" />}>
          Rappel de lot en cours
        </Badge>
      </a>
    )
  // More recalls than were asked for: nothing is said that was not looked at.
  if (data.meta.last_page > 1) return null
  return (
    <Badge tone="green" icon={<IconCircleCheck className="i" aria-hidden="true" />}>
      Aucun rappel de lot en cours
    </Badge>
  )
}
