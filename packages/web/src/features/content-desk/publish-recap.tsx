import { useMutation, useQuery } from '@tanstack/react-query'
import type { BulkCheck } from '@kiosque/contract/wire/content-desk'
import type { AdminContentRow } from '@kiosque/contract/wire/contents'
import { messageFor } from '../../lib/api.ts'
import { count, formatDateTime } from '../../lib/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { editorPath } from './contents-table.tsx'
import { publishCheckQuery, type Chosen } from './desk.queries.ts'
import { reachRange } from './desk-words.ts'

/** What the list knows of each: whether it is already published. */
type Row = Chosen & Pick<AdminContentRow, 'status'>

type PublishRecapProps = {
  rows: readonly Row[]
  onClose: () => void
  /** Publishes those that can be, in one go. */
  onPublish: (rows: readonly Chosen[]) => Promise<void>
}

/** What « Publier » would do, before it is done: how many, for whom, who is told, and what is refused. */
export function PublishRecap({ rows, onClose, onPublish }: PublishRecapProps) {
  const publish = useMutation({ mutationFn: onPublish })
  const { data, error, refetch } = useQuery(publishCheckQuery(rows))
  const ready = data?.ready ?? []
  const publishable = rows.filter((row) => ready.some(({ id }) => id === row.id))
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Publier ${count(rows.length, 'contenu')}\u202f?`}
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          {ready.length > 0 && (
            <Button
              variant="primary"
              loading={publish.isPending}
              loadingLabel="Publication…"
              onClick={() => publish.mutate(publishable)}
            >
              Publier {count(ready.length, 'contenu')}
            </Button>
          )}
        </>
      }
    >
      {error ? (
        <ErrorState card={false} onRetry={() => void refetch()}>
          {messageFor(error)}
        </ErrorState>
      ) : data ? (
        <Recap
          check={data}
          publishedIds={new Set(rows.filter(({ status }) => status === 'published').map(({ id }) => id))}
        />
      ) : (
        <LineSkeletons count={4} />
      )}
    </Dialog>
  )
}

type RecapProps = { check: BulkCheck; publishedIds: ReadonlySet<number> }

function Recap({ check: { ready, refused }, publishedIds }: RecapProps) {
  const already = ready.filter(({ id }) => publishedIds.has(id)).length
  return (
    <div className="stack">
      {ready.length === 0 ? (
        <Alert tone="warn" title="Aucun de ces contenus ne peut être publié." />
      ) : (
        <section>
          <p>
            <b>{count(ready.length, 'contenu')}</b> pour {reachRange(ready)}
            {already > 0 && `, dont ${count(already, 'déjà publié', 'déjà publiés')}`}. Personne n’est
            notifié&nbsp;: pour prévenir, publiez depuis l’éditeur. Vous pourrez annuler.
          </p>
          <ul className="desk-recap">
            {ready.map((item) => (
              <li key={item.id}>
                <span className="grow">{item.title}</span>
                <span className="small muted">
                  {count(item.drugstores, 'officine')}, {count(item.people, 'personne')}
                  {publishedIds.has(item.id) && ', déjà publié'}
                  {item.starts_at !== null && `, le ${formatDateTime(item.starts_at)}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {refused.length > 0 && (
        <Alert
          tone="warn"
          title={`${count(refused.length, 'contenu')} ${refused.length > 1 ? 'refusés' : 'refusé'}`}
        >
          <ul className="desk-failures">
            {refused.map((item) => (
              <li key={item.id}>
                {item.code === 'not_found' ? item.title : <a href={editorPath(item)}>{item.title}</a>}
                {' : '}
                {item.message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
