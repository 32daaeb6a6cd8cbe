import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminMenu, AdminMenuItem } from '@kiosque/contract/wire/menu'
import { MenuEditor } from '../../features/backoffice-menu/menu-editor.tsx'
import { adminMenuQuery, saveMenu } from '../../features/backoffice-menu/menu.queries.ts'
import { TargetPanel } from '../../features/targeting/target-panel.tsx'
import { ApiError, messageFor } from '../../lib/api.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { toast } from '../../ui/toast.tsx'
import '../../ui/styles/bo-board.css'
import './backoffice.css'
import { TableSkeleton } from './table-skeleton.tsx'

/** The portal's navigation as the head office wants it. Nothing changes there before « Enregistrer le menu ». */
export function MenuPage() {
  const { data, error, refetch } = useQuery(adminMenuQuery)
  return (
    <>
      <PageHead
        title="Menu du portail"
        intro="L’ordre, le nom et les destinataires de chaque entrée. Une rubrique sans rien à lire reste absente."
      />
      {!data && error && <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>}
      {!data && !error && <TableSkeleton rows={8} />}
      {data && <Editor key={data.version} menu={data} onReload={() => void refetch()} />}
    </>
  )
}

function Editor({ menu, onReload }: { menu: AdminMenu; onReload: () => void }) {
  const [items, setItems] = useState(menu.data)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ApiError | null>(null)
  const queryClient = useQueryClient()
  const isChanged = items !== menu.data

  async function save(next: readonly AdminMenuItem[] | null) {
    setBusy(true)
    setProblem(null)
    try {
      const saved = await saveMenu({ version: menu.version, items: next === null ? [] : sent(next) })
      queryClient.setQueryData(adminMenuQuery.queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: ['menu'] })
      toast({ title: next === null ? 'Menu d’origine rétabli' : 'Menu enregistré' })
    } catch (error) {
      setProblem(error as ApiError)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="stack">
      {problem && (
        <Alert
          tone="danger"
          actions={
            problem.code === 'stale' && (
              <Button size="sm" onClick={onReload}>
                Recharger le menu
              </Button>
            )
          }
        >
          {messageFor(problem)}
        </Alert>
      )}
      <MenuEditor items={items} onChange={setItems} targetPanel={(props) => <TargetPanel {...props} />} />
      <div className="row menu-foot">
        <Button onClick={() => void save(null)} disabled={busy}>
          Rétablir le menu d’origine
        </Button>
        {isChanged && <Button onClick={() => setItems(menu.data)}>Annuler les changements</Button>}
        <Button
          variant="primary"
          disabled={!isChanged}
          loading={busy}
          loadingLabel="Enregistrement…"
          onClick={() => void save(items)}
        >
          Enregistrer le menu
        </Button>
      </div>
    </div>
  )
}

/** Flat, in the order shown: that is all the order there is. */
const sent = (
  items: readonly AdminMenuItem[],
): { key: string; label: string | null; is_hidden: boolean; target: AdminMenuItem['target'] }[] =>
  items.flatMap(({ key, label, is_hidden, target, children }) => [
    { key, label, is_hidden, target },
    ...sent(children),
  ])
