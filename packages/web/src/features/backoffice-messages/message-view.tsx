import { IconArrowLeft, IconDots, IconGitMerge, IconUserCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { CONTACT_STATUS_LABELS } from '@kiosque/contract/domain/contact'
import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import type { ContactMessageDetail, ContactMessagePatch } from '@kiosque/contract/wire/contact'
import { Bubble, Conversation } from '../../parts/conversation.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.tsx'
import { Composer } from './composer.tsx'
import { DelayBadge } from './delay-badge.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { useChange } from './messages.queries.ts'

type Props = {
  message: ContactMessageDetail
  userId: number
  listHref: string
  text: string
  onText: (text: string) => void
  onMerged: (id: number) => void
}

/** One request: what was said, and the answer that is being written. */
export function MessageView({ message, userId, listHref, text, onText, onMerged }: Props) {
  const role =
    message.account_type === null ? undefined : accountTypeLabel(message.account_type).toLowerCase()
  // What was said last is what one answers.
  const talk = useRef<HTMLElement>(null)
  useEffect(() => {
    talk.current?.scrollTo(0, talk.current.scrollHeight)
  }, [message.id, message.last_entry_id])
  return (
    <section className="message-view" aria-label={message.subject}>
      <Head message={message} userId={userId} listHref={listHref} onMerged={onMerged} />
      <section className="message-view__talk" aria-label="Conversation" tabIndex={0} ref={talk}>
        <Conversation>
          {message.entries.map((entry) => (
            <Bubble
              key={entry.id}
              said={entry.kind === 'message' ? { ...entry, role } : entry}
              look={entry.kind === 'note' ? 'note' : entry.kind === 'answer' ? 'mine' : 'theirs'}
            />
          ))}
        </Conversation>
      </section>
      <Composer message={message} text={text} onText={onText} />
    </section>
  )
}

function Head({ message, userId, listHref, onMerged }: Omit<Props, 'text' | 'onText'>) {
  const change = useChange(message.id)
  const [isMerging, setMerging] = useState(false)
  const isClosed = message.status === 'closed'
  const save = (patch: ContactMessagePatch, title: string) =>
    change.mutate(patch, { onSuccess: () => toast({ title }) })
  const canMerge = message.others.some(({ can_merge }) => can_merge)
  return (
    <header className="message-view__head">
      <a className="message-view__back link small" href={listHref}>
        <IconArrowLeft className="i i--18" aria-hidden="true" /> Toutes les demandes
      </a>
      <div className="grow">
        <h2 className="h3">{message.subject}</h2>
        <p className="small muted num">
          Demande {message.number} · {message.desk.name} · {CONTACT_STATUS_LABELS[message.status]}
        </p>
        <DelayBadge message={message} />
      </div>
      <div className="row row--nw">
        {isClosed ? (
          <Button
            size="sm"
            loading={change.isPending}
            onClick={() => save({ status: 'in_progress' }, 'Demande rouverte')}
          >
            Rouvrir
          </Button>
        ) : (
          <Button
            size="sm"
            loading={change.isPending}
            onClick={() => save({ status: 'closed' }, 'Demande close')}
          >
            Clore
          </Button>
        )}
        <Menu
          label="Plus d’actions"
          width={260}
          trigger={({ ref, ...props }) => (
            <IconButton size="sm" label="Plus d’actions" {...props} ref={ref}>
              <IconDots className="i i--18" aria-hidden="true" />
            </IconButton>
          )}
        >
          {message.assignee?.id !== userId && (
            <MenuItem
              icon={<IconUserCheck className="i" aria-hidden="true" />}
              onClick={() => save({ assignee_id: userId }, 'Vous suivez cette demande')}
            >
              Me l’attribuer
            </MenuItem>
          )}
          <MenuItem
            icon={<IconGitMerge className="i" aria-hidden="true" />}
            disabled={!canMerge}
            onClick={() => setMerging(true)}
          >
            {canMerge ? 'Réunir à une autre demande' : 'Aucune autre demande à réunir'}
          </MenuItem>
        </Menu>
      </div>
      {isMerging && <MergeDialog message={message} onClose={() => setMerging(false)} onMerged={onMerged} />}
    </header>
  )
}
