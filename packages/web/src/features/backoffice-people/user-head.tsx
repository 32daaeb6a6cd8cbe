import { useRef, useState } from 'react'
import { IconMail } from '@tabler/icons-react'
import { rightLabel } from '@kiosque/contract/domain/roles'
import type { AdminUser } from '@kiosque/contract/wire/people'
import { messageFor } from '../../lib/api.ts'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Email } from '../../ui/email.tsx'
import { toast } from '../../ui/toast.tsx'
import '../../parts/sheet-head.css'
import { sendResetMail } from './people.queries.ts'
import { fullName } from './users-table.tsx'

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
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)

  async function send() {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    try {
      await sendResetMail(email)
      toast({
        title: 'Lien demandé',
        text: `${email} le recevra, 3 fois par heure au plus. Il est valable 60 minutes.`,
      })
    } catch (error) {
      toast({ title: 'Le lien n’a pas pu être envoyé', text: messageFor(error), tone: 'err' })
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return (
    <Button
      size="sm"
      icon={<IconMail className="i i--18" aria-hidden="true" />}
      loading={busy}
      onClick={() => void send()}
    >
      Envoyer un lien de mot de passe
    </Button>
  )
}
