import { IconCheck } from '@tabler/icons-react'
import { acceptsVisit } from '@kiosque/contract/domain/training-followed'
import type { DetailOf } from '@kiosque/contract/wire/content-of'
import { formatDate } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useMarkProgress, useProgress } from '../progress.queries.ts'

/** « J’ai suivi cette formation »: what happens elsewhere, only whoever was there can tell. */
export function FollowedButton({ content }: { content: DetailOf<'laboratory_training'> }) {
  const own = useProgress('laboratory_training', content.id)
  const mark = useMarkProgress('laboratory_training', content.id)
  if (!own) return null
  if (own.completed_at)
    return (
      <div className="row">
        <Badge tone="green" icon={<IconCheck className="i" aria-hidden="true" />}>
          Suivie le {formatDate(own.completed_at)}
        </Badge>
        {own.may_declare && (
          <Button
            size="sm"
            variant="ghost"
            loading={mark.isPending}
            onClick={() => mark.mutate({ body: { is_followed: false } })}
          >
            Je ne l’ai pas suivie
          </Button>
        )}
      </div>
    )
  if (!own.may_declare) {
    // The pharmacy itself confirms a visit, with who was there.
    if (acceptsVisit(content)) return null
    return (
      <p className="small muted">
        Après la première date, vous pourrez noter ici que vous avez suivi cette formation.
      </p>
    )
  }
  return (
    <Button
      block
      icon={<IconCheck className="i" aria-hidden="true" />}
      loading={mark.isPending}
      onClick={() => mark.mutate({ body: { is_followed: true } })}
    >
      J’ai suivi cette formation
    </Button>
  )
}
