import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { GROUP_NAMES } from '@kiosque/contract/domain/network'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { AdminContentDetail } from '@kiosque/contract/wire/contents'
import type { AdminDrugstore } from '@kiosque/contract/wire/people'
import type { BoardChanges } from '../../features/highlights-board/board-changes.ts'
import { keptChanges } from '../../features/highlights-board/board-draft.ts'
import { PreviewBar } from '../../features/preview/preview-bar.tsx'
import { PreviewFrame } from '../../features/preview/preview-frame.tsx'
import { drugstoreToShow, previewedContent } from '../../features/preview/preview.queries.ts'
import { DrugstoreSearch } from '../../features/targeting/drugstore-search.tsx'
import { explainQuery } from '../../features/targeting/targeting.queries.ts'
import { messageFor } from '../../lib/api.ts'
import { useIsAdviser } from '../../lib/use-is-adviser.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import type { PreviewWho } from '../../lib/preview.ts'
import { Alert } from '../../ui/alert.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { useListState } from '../../lib/list-state.ts'

const NAMES = ['kind', 'id', 'drugstore', 'group', 'role', 'device', 'at', 'board'] as const
const isId = (text: string | undefined) => text !== undefined && /^[1-9][0-9]{0,8}$/.test(text)

/**
 * The portal's own pages, as any pharmacy, role, day and device would have them (D15-02). An adviser looks as their
 * pharmacies, at what is published: contents being written are for those who write them (D16-02).
 */
export function PreviewPage() {
  const { filters, set } = useListState(NAMES)
  const isAdviser = useIsAdviser()
  const content = useQuery({
    ...previewedContent(filters.kind ?? '', Number(filters.id)),
    enabled: !isAdviser && kindOf(filters.kind ?? '') !== null && isId(filters.id),
  })
  const group = GROUP_NAMES.find((name) => name === filters.group) ?? null
  const drugstore = useQuery(
    drugstoreToShow(isId(filters.drugstore) ? Number(filters.drugstore) : null, group),
  )
  const board = filters.board === undefined ? null : keptChanges()
  const back = content.data
    ? paths.admin(`contents/${content.data.kind}/${content.data.id}`)
    : paths.admin(filters.board === undefined ? '' : `highlights${decodedSearch(filters.board)}`)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) go(back)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [back])
  const problem = content.error ?? drugstore.error
  const isReady = drugstore.data !== undefined && (content.data !== undefined || !content.isFetching)
  return (
    <>
      <h1 className="sr-only">Voir comme</h1>
      <PreviewBar
        drugstore={drugstore.data ?? null}
        role={Number(filters.role ?? 200)}
        environment={filters.device === 'tablet' ? 1 : 0}
        at={filters.at ?? ''}
        back={back}
        onRole={(role) => set({ role: String(role) })}
        onEnvironment={(environment) => set({ device: environment === 1 ? 'tablet' : undefined })}
        onAt={(at) => set({ at: at || undefined })}
        search={
          <DrugstoreSearch label="Changer d’officine" onPick={({ id }) => set({ drugstore: String(id) })} />
        }
      />
      {problem ? (
        <ErrorState onRetry={() => void Promise.all([content.refetch(), drugstore.refetch()])}>
          {messageFor(problem)}
        </ErrorState>
      ) : drugstore.data === null ? (
        <EmptyState title="Aucune officine à regarder">
          {isAdviser
            ? 'Vous ne suivez aucune zone où une officine est ouverte. Un administrateur du siège peut vous en confier.'
            : 'Importez ou créez une officine pour voir le portail comme elle.'}
        </EmptyState>
      ) : isReady && drugstore.data ? (
        <Shown
          drugstore={drugstore.data}
          content={content.data ?? null}
          board={board}
          who={whoOf(drugstore.data, filters, content.data)}
          onLeave={() => go(back)}
        />
      ) : (
        <LineSkeletons count={8} />
      )}
    </>
  )
}

/** The board's own filters, to come back to it as it was left: nothing but a query string. */
const decodedSearch = (text: string) => (text === 'true' ? '' : `?${new URLSearchParams(text).toString()}`)

function whoOf(
  drugstore: AdminDrugstore,
  filters: { role?: string; device?: string; at?: string },
  content: AdminContentDetail | undefined,
): PreviewWho {
  const at = filters.at ? new Date(`${filters.at}T12:00:00Z`) : null
  return {
    drugstore_id: drugstore.id,
    account_type: Number(filters.role ?? 200),
    environment: filters.device === 'tablet' ? 1 : 0,
    at: at === null || Number.isNaN(at.getTime()) ? undefined : at.toISOString(),
    content_id: content?.id,
  }
}

type ShownProps = {
  drugstore: AdminDrugstore
  content: AdminContentDetail | null
  board: BoardChanges | null
  who: PreviewWho
  onLeave: () => void
}

function Shown({ drugstore, content, board, who, onLeave }: ShownProps) {
  const path = content === null ? '/' : content.url
  return (
    <>
      {content && <Verdict content={content} who={who} />}
      {board && (
        <div className="seeas__verdict">
          <Alert tone="info" title="L’accueil avec les changements du tableau.">
            Rien n’est publié&nbsp;: le portail ne change pas.
          </Alert>
        </div>
      )}
      <PreviewFrame
        drugstore={drugstore}
        who={who}
        path={path}
        board={board ?? undefined}
        onLeave={onLeave}
      />
    </>
  )
}

function Verdict({ content, who }: { content: AdminContentDetail; who: PreviewWho }) {
  const { status, starts_at, ends_at, target } = content
  const { drugstore_id, account_type, environment, at } = who
  const ask = (as: typeof status) =>
    explainQuery({
      target,
      drugstore_id,
      account_type,
      environment,
      publication: { status: as, starts_at, ends_at },
      ...(at ? { at } : {}),
    })
  const isOffline = status !== 'published'
  const answer = useQuery(ask(status))
  const published = useQuery({ ...ask('published'), enabled: isOffline })
  if (!answer.data || (isOffline && !published.data)) return null
  // What is not published is invisible to everyone: what matters is who will see it then.
  const { visible, message } = isOffline && published.data ? published.data : answer.data
  return (
    <div className="seeas__verdict">
      <Alert tone={visible ? (isOffline ? 'info' : 'ok') : 'warn'} title={verdictTitle(status, visible)}>
        {message}
      </Alert>
    </div>
  )
}

function verdictTitle(status: AdminContentDetail['status'], visible: boolean): string {
  if (status === 'published')
    return visible
      ? 'Ce contenu est visible pour cette personne.'
      : 'Ce contenu est masqué pour cette personne.'
  const today = status === 'draft' ? 'Brouillon' : 'Archivé'
  const then = visible ? 'visible pour cette officine.' : 'toujours masqué pour cette officine.'
  return `${today}\u00a0: invisible aujourd’hui. Une fois publié, ${then}`
}
