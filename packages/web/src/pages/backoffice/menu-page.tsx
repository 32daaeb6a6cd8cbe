import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AdminMenu, AdminMenuItem } from '@kiosque/contract/wire/menu'
import { MenuEditor } from '../../features/backoffice-menu/menu-editor.tsx'
import type { MenuSlots } from '../../features/backoffice-menu/link-dialog.tsx'
import { keepMenu, keptMenu } from '../../features/backoffice-menu/menu-draft.ts'
import { sentItems } from '../../features/backoffice-menu/menu-items.ts'
import { adminMenuQuery, useSaveMenu } from '../../features/backoffice-menu/menu.queries.ts'
import { TargetPanel } from '../../features/targeting/target-panel.tsx'
import { ApiError, messageFor } from '../../lib/api.ts'
import { useWarnBeforeUnload } from '../../lib/kept-draft.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { toast } from '../../ui/toast.tsx'
import { ContentLinkDialog } from '../../features/highlights-board/content-link-dialog.tsx'
import { Loaded } from '../../parts/desk/loaded.tsx'

const slots: MenuSlots = {
  target: (props) => <TargetPanel {...props} />,
  content: (props) => <ContentLinkDialog {...props} />,
}

/** The portal's navigation as the head office wants it. Nothing changes there before « Enregistrer le menu ». */
export function MenuPage() {
  const query = useQuery(adminMenuQuery)
  return (
    <>
      <PageHead
        title="Menu du portail"
        intro="L’ordre, le nom et les destinataires de chaque entrée. Une rubrique sans rien à lire reste absente."
      />
      <Loaded query={query}>
        {(menu) => <Editor key={menu.version} menu={menu} onReload={() => void query.refetch()} />}
      </Loaded>
    </>
  )
}

function Editor({ menu, onReload }: { menu: AdminMenu; onReload: () => void }) {
  const { version } = menu
  const [found] = useState(() => keptMenu(version))
  const [items, setItems] = useState<readonly AdminMenuItem[]>(found ?? menu.data)
  const [asking, setAsking] = useState(false)
  const saving = useSaveMenu()
  const once = useOneAtATime()
  const isChanged = items !== menu.data
  useEffect(() => keepMenu(version, isChanged ? items : null), [version, items, isChanged])
  useWarnBeforeUnload(isChanged)
  useToldOnLeaving(version)

  const save = (next: readonly AdminMenuItem[] | null) =>
    once(async () => {
      await saving.mutateAsync({ version, items: next === null ? [] : sentItems(next) })
      toast({ title: next === null ? 'Menu d’origine rétabli' : 'Menu enregistré' })
    })

  return (
    <div className="stack">
      {saving.error && (
        <Alert
          tone="danger"
          actions={
            saving.error instanceof ApiError &&
            saving.error.code === 'stale' && (
              <Button size="sm" onClick={onReload}>
                Recharger le menu
              </Button>
            )
          }
        >
          {messageFor(saving.error)}
        </Alert>
      )}
      {found !== null && items === found && (
        <Alert tone="warn" title="Vos changements sont restés sur ce poste.">
          Ils ne sont pas encore enregistrés&nbsp;: le portail garde son menu.
        </Alert>
      )}
      <MenuEditor items={items} onChange={setItems} slots={slots} />
      <div className="row menu-foot">
        <Button onClick={() => setAsking(true)} disabled={saving.isPending}>
          Rétablir le menu d’origine
        </Button>
        {isChanged && <Button onClick={() => setItems(menu.data)}>Annuler les changements</Button>}
        <Button
          variant="primary"
          disabled={!isChanged}
          loading={saving.isPending}
          loadingLabel="Enregistrement…"
          onClick={() => void save(items)}
        >
          Enregistrer le menu
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Rétablir le menu d’origine&nbsp;?"
        confirmLabel="Rétablir le menu"
        onConfirm={() => save(null)}
      >
        L’ordre, les noms et les liens ajoutés disparaissent aussitôt du portail.
      </ConfirmDialog>
    </div>
  )
}

/** Leaving with changes says that they wait here: nothing is lost, and nothing is on the portal either. */
function useToldOnLeaving(version: number) {
  useEffect(
    () => () => {
      if (keptMenu(version) === null) return
      toast({
        title: 'Le menu n’est pas enregistré',
        text: 'Vos changements vous attendent sur la page du menu.',
        tone: 'info',
      })
    },
    [version],
  )
}
