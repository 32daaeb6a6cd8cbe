import { IconCheck } from '@tabler/icons-react'
import type { Progress as Own } from '@kiosque/contract/wire/trainings'
import { formatPercent } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { useMyProgress } from '../progress.queries.ts'

/** How far one came: a bar and its figure, or that it is done. Nothing before it was begun. */
export function OwnProgress({ own, title }: { own: Own; title: string }) {
  const isFilm = own.kind === 'tutorial'
  if (own.completed_at)
    return (
      <Badge tone="green" icon={<IconCheck className="i i--16" aria-hidden="true" />}>
        {isFilm ? 'Vu' : 'Terminé'}
      </Badge>
    )
  if (own.percent === 0) return null
  return (
    <span className="row row--nw small" style={{ '--gap': '10px', width: '100%' } as React.CSSProperties}>
      <span className="grow">
        <Progress thin label={`Avancement\u00A0: ${title}`} value={own.percent} />
      </span>
      <span className="num nowrap">
        {formatPercent(own.percent)}
        {isFilm && ' vu'}
      </span>
    </span>
  )
}

/** The same on a card, from what is known of all of one's trainings. */
export function CardProgress({ id, title }: { id: number; title: string }) {
  const own = useMyProgress(id)
  return own ? (
    <div style={{ marginTop: 10 }}>
      <OwnProgress own={own} title={title} />
    </div>
  ) : null
}
