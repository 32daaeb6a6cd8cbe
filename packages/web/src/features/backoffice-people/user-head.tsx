import { IconMail } from '@tabler/icons-react'
import { rightLabel } from '@kiosque/contract/domain/roles'
import type { AdminUser } from '@kiosque/contract/wire/people'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Email } from '../../ui/email.tsx'
import '../../parts/sheet-head.css'
import { useSendResetMail } from './people.queries.ts'
import { fullName } from './full-name.ts'

export function UserHead({ user }: { user: AdminUser }) {
  return (
    <section className="card sheet-h" style={{ marginTop: 14 }}>
      <Avatar name={fullName(user)} size="lg" tone={user.right_id ? 'sand' : 'teal'} />
      <div className="grow">
        <h1>{fullName(user)}</h1>
        <p className="ids">
          <Email address={user.email} />
          <span>
            Créé le <b>{formatDate(user.created_at)}</b>
          </span>
          <span>
            {user.last_seen_at ? (
              <>
                Dernière visite le <b>{formatDateTime(user.last_seen_at)}</b>
              </>
            ) : (
              'Jamais venu'
            )}
          </span>
        </p>
        <div className="row" style={{ gap: 6, marginTop: 10 }}>
          {user.is_disabled && <Badge tone="danger">Désactivé le {formatDate(user.disabled_at ?? '')}</Badge>}
          {user.right_id && <Badge tone="teal">{rightLabel(user.right_id)} au siège</Badge>}
          {user.zones.map((zone) => (
            <Badge key={zone.id} tone="blue">
              Zone {zone.name}
            </Badge>
          ))}
          {user.pending_email && <Badge tone="warn">Adresse à confirmer</Badge>}
        </div>
      </div>
      {!user.is_disabled && <SendReset email={user.email} />}
    </section>
  )
}

function SendReset({ email }: { email: string }) {
  const send = useSendResetMail()
  return (
    <Button
      size="sm"
      icon={<IconMail className="i i--18" aria-hidden="true" />}
      loading={send.isPending}
      onClick={() => send.mutate(email)}
    >
      Envoyer un lien de mot de passe
    </Button>
  )
}
