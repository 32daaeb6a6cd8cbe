import { useQuery } from '@tanstack/react-query'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import type { OpenSession } from '@kiosque/contract/wire/identity'
import { messageFor } from '../../lib/api.ts'
import { formatAgo, formatDate } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { sessionsQuery, useCloseSessions } from './account.queries.ts'

/** Where one is signed in; any other place can be closed from here. */
export function SessionsList() {
  const { data, dataUpdatedAt, error, isPending, refetch } = useQuery(sessionsQuery)
  const close = useCloseSessions()
  const sessions = data?.data ?? []
  const others = sessions.filter((session) => !session.is_current)
  return (
    <Card
      title="Sessions ouvertes"
      action={
        others.length > 1 && (
          <Button
            variant="ghost"
            size="sm"
            loading={close.isPending}
            loadingLabel="Fermeture…"
            onClick={() => close.mutate(others.map(({ id }) => id))}
          >
            Fermer toutes les autres
          </Button>
        )
      }
    >
      <Refusal error={close.error} />
      {isPending && <LineSkeletons count={2} />}
      {error && (
        <ErrorState card={false} onRetry={() => void refetch()}>
          {messageFor(error)}
        </ErrorState>
      )}
      <ul>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={new Date(dataUpdatedAt)}
            busy={close.isPending && close.variables.includes(session.id)}
            onClose={() => close.mutate([session.id])}
          />
        ))}
      </ul>
      {data && others.length === 0 && <p className="small muted">Aucune autre session n’est ouverte.</p>}
    </Card>
  )
}

type SessionRowProps = { session: OpenSession; now: Date; busy: boolean; onClose: () => void }

function SessionRow({ session, now, busy, onClose }: SessionRowProps) {
  const Icon = /iPhone|Android|iPad/.test(session.device) ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className="row row--nw" style={{ padding: '12px 0', borderBottom: '1px solid var(--line)' }}>
      <span className="ic">
        <Icon className="i" aria-hidden="true" />
      </span>
      <div className="grow">
        <b>{session.device}</b>
        <p className="small muted">
          Ouverte le {formatDate(session.created_at)}, utilisée {formatAgo(session.last_used_at, now)}
        </p>
      </div>
      {session.is_current ? (
        <Badge tone="green">Cet appareil</Badge>
      ) : (
        <Button
          variant="outline"
          size="sm"
          loading={busy}
          loadingLabel="…"
          aria-label={`Fermer la session ${session.device} du ${formatDate(session.created_at)}`}
          onClick={onClose}
        >
          Fermer
        </Button>
      )}
    </li>
  )
}
