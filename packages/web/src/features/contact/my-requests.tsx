import { useQuery } from '@tanstack/react-query'
import type { ContactThread } from '@kiosque/contract/wire/contact'
import { messageFor } from '../../lib/api.ts'
import { formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { ErrorState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { myRequestsQuery } from './contact.queries.ts'
import { RequestStatus } from './request-status.tsx'

type Props = { page: number; onPage: (page: number) => void; hrefFor: (page: number) => string }

/** What I asked, the latest first; an answer to read stands out by its words. */
export function MyRequests({ page, onPage, hrefFor }: Props) {
  const { data, error, refetch } = useQuery(myRequestsQuery(page))
  return (
    <section className="contact-mine" aria-labelledby="mes-demandes">
      <h2 id="mes-demandes" style={{ margin: '40px 0 16px' }}>
        Mes demandes
      </h2>
      {!data && !error && <LineSkeletons count={4} />}
      {error && !data && <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>}
      {data?.data.length === 0 && (
        <p className="muted">Vos demandes et leurs réponses se retrouveront ici.</p>
      )}
      {data && data.data.length > 0 && (
        <ul className="card contact-requests">
          {data.data.map((thread) => (
            <li key={thread.id}>
              <Row thread={thread} />
            </li>
          ))}
        </ul>
      )}
      {data && (
        <Pagination
          page={data.meta.page}
          lastPage={data.meta.last_page}
          onChange={onPage}
          hrefFor={hrefFor}
        />
      )}
    </section>
  )
}

function Row({ thread }: { thread: ContactThread }) {
  return (
    <a className="contact-request" href={paths.contact(thread.id)}>
      <b>
        {thread.subject}
        {thread.is_unread && <span className="badge badge--green contact-new">Réponse à lire</span>}
      </b>
      <RequestStatus status={thread.status} />
      <time className="small muted nowrap" dateTime={thread.last_at}>
        {formatDate(thread.last_at)}
      </time>
      <p className="small muted">
        N°&nbsp;{thread.number} · {thread.topic.label}
        {thread.due_at && ` · réponse attendue au plus tard le ${formatDate(thread.due_at)}`}
      </p>
    </a>
  )
}
