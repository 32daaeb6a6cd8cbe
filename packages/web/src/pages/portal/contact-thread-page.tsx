import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ContactThreadDetail } from '@kiosque/contract/wire/contact'
import { requestQuery, useClose, useMarkSeen } from '../../features/contact/contact.queries.ts'
import { RatingForm } from '../../features/contact/rating-form.tsx'
import { ReplyForm } from '../../features/contact/reply-form.tsx'
import { RequestStatus } from '../../features/contact/request-status.tsx'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/session.ts'
import { usePageTitle } from '../../lib/title.ts'
import { useId } from '../../lib/use-id.ts'
import { Bubble, Conversation } from '../../parts/conversation.tsx'
import { MissingPage } from '../../parts/missing-page.tsx'
import { Announcement } from '../../ui/announcement.tsx'
import { Button } from '../../ui/button.tsx'
import { FactsList } from '../../ui/facts-list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import '../../features/contact/contact.css'

/** One of my requests: the conversation, and what may follow. */
export function ContactThreadPage() {
  const id = useId('/default/auth/contact/$id')
  const { data: thread, error, refetch } = useQuery(requestQuery(id))
  const { mutate: markSeen } = useMarkSeen()
  usePageTitle(thread?.subject)
  const last = thread?.entries.at(-1)?.id
  useEffect(() => {
    if (thread?.merged_into) go(paths.contact(thread.merged_into), { replace: true })
    else if (thread?.is_unread) markSeen(thread.id)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each new part of the conversation
  }, [thread?.id, last])
  return (
    <div className="wrap">
      <PageHead
        title={thread?.subject ?? 'Demande'}
        crumbs={[
          { label: 'Accueil', href: paths.home() },
          { label: 'Contact', href: paths.contact() },
          { label: thread ? `Demande ${thread.number}` : 'Demande' },
        ]}
      />
      {!thread && !error && <LineSkeletons count={8} />}
      {error && !thread && (
        <MissingPage
          error={error}
          onRetry={() => void refetch()}
          absent={{
            title: 'Cette demande n’existe pas',
            text: 'Vous ne lisez ici que vos propres demandes.',
            back: 'Voir mes demandes',
            href: paths.contact(),
          }}
        />
      )}
      {thread && thread.merged_into === null && <Request key={thread.id} thread={thread} />}
    </div>
  )
}

function Request({ thread }: { thread: ContactThreadDetail }) {
  const { me } = useSignedIn()
  const close = useClose(thread.id)
  const [isReopening, setReopening] = useState(false)
  const isClosed = thread.status === 'closed'
  return (
    <div className="split">
      <div className="stack" style={{ '--gap': '20px' } as React.CSSProperties}>
        <section className="card card--pad" aria-label="Conversation">
          <Conversation>
            {thread.entries.map((entry) => (
              <Bubble key={entry.id} said={entry} look={entry.kind === 'message' ? 'mine' : 'theirs'} />
            ))}
          </Conversation>
        </section>
        {isClosed && (
          <section className="card card--pad stack" aria-label="Demande close">
            {thread.rating === null ? (
              <RatingForm threadId={thread.id} />
            ) : (
              <Announcement>Merci, vous avez donné la note de {thread.rating} sur 5.</Announcement>
            )}
            {!isReopening && (
              <p>
                <Button size="sm" onClick={() => setReopening(true)}>
                  Rouvrir la demande
                </Button>
              </p>
            )}
          </section>
        )}
        {(!isClosed || isReopening) && (
          <section className="card card--pad" aria-label={isClosed ? 'Rouvrir la demande' : 'Compléter'}>
            <ReplyForm thread={thread} userId={me.id} onSent={() => setReopening(false)} />
          </section>
        )}
      </div>
      <aside className="stack">
        <section className="card card--pad stack contact-facts" aria-label="Suivi">
          <RequestStatus status={thread.status} />
          <FactsList
            facts={[
              { label: 'Numéro', value: thread.number },
              { label: 'Sujet', value: thread.topic.label },
              { label: 'Service', value: thread.desk },
              { label: 'Envoyée', value: formatDateTime(thread.created_at) },
              ...(thread.due_at
                ? [{ label: 'Réponse attendue', value: `au plus tard le ${formatDate(thread.due_at)}` }]
                : []),
              ...(thread.closed_at ? [{ label: 'Close', value: formatDateTime(thread.closed_at) }] : []),
            ]}
          />
          {!isClosed && (
            <Button size="sm" loading={close.isPending} loadingLabel="Clôture…" onClick={close.run}>
              C’est réglé, clore
            </Button>
          )}
        </section>
      </aside>
    </div>
  )
}
