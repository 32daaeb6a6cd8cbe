import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { IconArrowLeft, IconHistory } from '@tabler/icons-react'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { AdminContentDetail } from '@kiosque/contract/wire/contents'
import {
  contentFactsQuery,
  presenceQuery,
  versionQuery,
  versionsQuery,
  useRestoreVersion,
} from '../../features/content-editor/editor.queries.ts'
import { refsOf } from '../../features/content-editor/fields/form-context.ts'
import { VersionDiff } from '../../features/content-editor/history/version-diff.tsx'
import { VersionList } from '../../features/content-editor/history/version-list.tsx'
import { foldRuns } from '../../features/content-editor/history/version-words.ts'
import { PresenceBanner } from '../../features/content-editor/presence-banner.tsx'
import { useNames } from '../../features/content-editor/use-names.ts'
import { ApiError, messageFor } from '../../lib/api.ts'
import { count } from '../../lib/format.ts'
import { useListState } from '../../lib/list-state.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { usePageTitle } from '../../lib/title.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import '../../parts/versions.css'
import '../../features/content-editor/content-editor.css'
import '../../features/content-editor/history/history.css'

export function ContentHistoryPage() {
  const params = useParams({ from: '/backoffice/is-admin/admin/contents/$kind/$id/history' })
  const kind = kindOf(params.kind)
  if (kind === null) throw new ApiError('Unknown kind', { status: 404, code: 'not_found' })
  return <History kind={kind} id={Number(params.id)} />
}

function History({ kind, id }: { kind: Kind; id: number }) {
  const content = useQuery(contentFactsQuery(kind.key, id))
  const versions = useQuery(versionsQuery(kind.key, id))
  const presence = useQuery(presenceQuery(kind.key, id))
  usePageTitle(content.data && `Versions\u00a0: ${content.data.title}`)
  const error = content.error ?? versions.error
  const editHref = paths.admin(`contents/${kind.key}/${id}`)
  const runs = foldRuns(versions.data?.data ?? [])
  return (
    <>
      <PageHead
        title="Versions"
        intro={
          content.data ? (
            `«\u00a0${content.data.title}\u00a0» · ${count(runs.length, 'version')}`
          ) : (
            // Its line is kept until the title is known.
            <span style={{ visibility: 'hidden' }}>«&nbsp;…&nbsp;»</span>
          )
        }
        crumbs={[
          { label: 'Contenus', href: paths.admin('contents') },
          { label: kind.labels.plural, href: paths.admin(`contents/${kind.key}`) },
          { label: content.data?.title ?? '…', href: editHref },
          { label: 'Versions' },
        ]}
        actions={
          <ButtonLink
            size="sm"
            href={editHref}
            icon={<IconArrowLeft className="i i--18" aria-hidden="true" />}
          >
            Retour à l’édition
          </ButtonLink>
        }
      />
      {error ? (
        <ErrorState
          onRetry={() => {
            void content.refetch()
            void versions.refetch()
          }}
        >
          {messageFor(error)}
        </ErrorState>
      ) : content.data && versions.data ? (
        <div className="stack" style={{ gap: 16 }}>
          <PresenceBanner others={presence.data?.data ?? []} />
          <Compared kind={kind} content={content.data} runs={runs} />
        </div>
      ) : (
        <LineSkeletons count={8} />
      )}
    </>
  )
}

type ComparedProps = { kind: Kind; content: AdminContentDetail; runs: ReturnType<typeof foldRuns> }

/** The two versions compared live in the address: `?from=3&to=5`. */
function Compared({ kind, content, runs }: ComparedProps) {
  const id = content.id
  const current = runs[0]?.version ?? content.version
  const list = useListState(['from', 'to'])
  const [from, to] = [Number(list.filters.from), Number(list.filters.to)]
  const known = (version: number) => (runs.some((run) => run.version === version) ? version : null)
  const after = known(to) ?? current
  const before = known(from) ?? runs.find((run) => run.version < after)?.version ?? null
  const names = useNames(kind, refsOf(content))
  const [asking, setAsking] = useState(false)
  const restoring = useRestoreVersion(kind.key, id)
  const old = useQuery({ ...versionQuery(kind.key, id, before ?? 0), enabled: before !== null })
  const fresh = useQuery(versionQuery(kind.key, id, after))
  if (before === null)
    return (
      <EmptyState title="Une seule version pour le moment">
        Chaque enregistrement en ajoutera une, et vous pourrez les comparer ici.
      </EmptyState>
    )

  async function restore(version: number) {
    await restoring.mutateAsync({ version, current: content.version })
    toast({ title: `Version ${version} restaurée`, text: 'Une nouvelle version a été créée.' })
    go(paths.admin(`contents/${kind.key}/${id}`))
  }
  const choose = (older: number, newer: number) => list.set({ from: String(older), to: String(newer) })

  return (
    <div className="hist">
      <VersionList runs={runs} current={current} before={before} after={after} onChoose={choose} />
      {old.data && fresh.data ? (
        <VersionDiff
          kind={kind}
          before={old.data}
          after={fresh.data}
          names={names}
          foot={
            <div className="row diff__foot">
              <span className="small muted grow">
                Restaurer crée une nouvelle version&nbsp;; rien n’est perdu.
                {content.status === 'published' &&
                  ' Ce contenu est publié\u00a0: la page en ligne changera aussitôt.'}
              </span>
              <Button
                variant="secondary"
                size="sm"
                icon={<IconHistory className="i i--18" aria-hidden="true" />}
                onClick={() => setAsking(true)}
              >
                Restaurer la version {before}
              </Button>
            </div>
          }
        />
      ) : old.error || fresh.error ? (
        <ErrorState>{messageFor(old.error ?? fresh.error)}</ErrorState>
      ) : (
        <LineSkeletons count={6} />
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        // Refused, the two versions are there to be read again.
        onConfirm={() => restore(before).catch(() => undefined)}
        title={`Restaurer la version ${before}\u00a0?`}
        confirmLabel="Restaurer"
        tone="primary"
      >
        Les textes, les images, les fichiers et les champs de la rubrique reviennent à cette version.
        L’adresse, l’état, la période de publication et le ciblage ne changent pas.
      </ConfirmDialog>
    </div>
  )
}
