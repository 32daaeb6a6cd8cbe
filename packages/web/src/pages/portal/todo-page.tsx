import { useQuery } from '@tanstack/react-query'
import { parisDay } from '@kiosque/contract/domain/dates'
import { todoQuery } from '../../features/contents/home/home.queries.ts'
import { Todo } from '../../features/contents/home/todo-card.tsx'
import { todoGroups } from '../../features/contents/home/todo-groups.ts'
import { WeeklyPageButton } from '../../features/weekly-page/weekly-page-button.tsx'
import { messageFor } from '../../lib/api.ts'
import { count } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { Announcement } from '../../ui/announcement.tsx'
import '../../ui/styles/lists.css'
import '../../features/contents/home/home.css'

/** D13-05: everything that waits for this person, the most pressing first. */
export function TodoPage() {
  const { data, error, refetch } = useQuery(todoQuery)
  const left = data ? data.meta.total - data.data.length : 0
  return (
    <div className="wrap">
      <PageHead
        title="À faire"
        crumbs={[{ label: 'Accueil', href: '/' }, { label: 'À faire' }]}
        actions={
          <>
            <WeeklyPageButton />
            <ButtonLink size="sm" href={paths.recalls()}>
              Rappels de lot
            </ButtonLink>
            <ButtonLink size="sm" href={paths.readings()}>
              Lectures obligatoires
            </ButtonLink>
          </>
        }
      />
      {!data && !error && <LineSkeletons count={8} />}
      {error && !data && <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>}
      {data?.data.length === 0 && (
        <EmptyState
          title="Vous êtes à jour"
          actions={
            <ButtonLink variant="secondary" href="/">
              Retour à l’accueil
            </ButtonLink>
          }
        >
          Rien ne vous attend pour le moment.
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <>
          <Announcement className="results" style={{ marginBottom: 20 }}>
            <strong>{count(data.meta.total, 'chose')}</strong> à faire
          </Announcement>
          <div className="stack" style={{ '--gap': '28px', maxWidth: 820 } as React.CSSProperties}>
            {todoGroups(data.data, parisDay(new Date())).map(({ title, items }) => (
              <section key={title} className="card card--pad inbox">
                <h2 className="h3" style={{ marginBottom: 8 }}>
                  {title} <span className="badge">{items.length}</span>
                </h2>
                <ul style={{ marginInline: -12 }}>
                  {items.map((item) => (
                    <Todo key={`${item.type} ${item.url}`} item={item} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
          {left > 0 && <p className="small muted">Et {count(left, 'autre')}, une fois celles-ci faites.</p>}
        </>
      )}
    </div>
  )
}
