import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconBookmark, IconTrash, IconUsers } from '@tabler/icons-react'
import type { ContentView } from '@kiosque/contract/wire/content-desk'
import { paths } from '../../lib/paths.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx'
import { SaveViewDialog } from './save-view-dialog.tsx'
import { useDeleteView, useShareView, viewsQuery } from './views.queries.ts'

type ViewsMenuProps = {
  kind: string | null
  /** Filters and sort of the page, as in its address. */
  query: string
}

const hrefOf = (view: ContentView) =>
  `${paths.admin(view.kind ? `contents/${view.kind}` : 'contents')}${view.query && `?${view.query}`}`

/** Lists kept under a name: one's own and the team's. */
export function ViewsMenu({ kind, query }: ViewsMenuProps) {
  const views = useQuery(viewsQuery)
  const share = useShareView()
  const remove = useDeleteView()
  const [naming, setNaming] = useState(false)
  const rows = views.data ?? []
  const current = rows.find((view) => view.kind === kind && view.query === query)

  return (
    <>
      <Menu
        label="Vues enregistrées"
        width={300}
        trigger={({ ref: _ref, ...props }) => (
          <Button size="sm" icon={<IconBookmark className="i i--18" aria-hidden="true" />} {...props}>
            {current?.name ?? 'Vues'}
          </Button>
        )}
      >
        {rows.length === 0 && <p className="small muted desk-views__none">Aucune vue enregistrée.</p>}
        {rows.map((view) => (
          <div key={view.id} className="row row--nw desk-view">
            <MenuItem
              href={hrefOf(view)}
              current={view.id === current?.id}
              icon={view.is_shared ? <IconUsers className="i i--18" aria-label="Partagée" /> : undefined}
            >
              <span className="desk-view__name">
                {view.name}
                {!view.is_mine && <span className="xs muted desk-sub">{view.owner}</span>}
              </span>
            </MenuItem>
            {view.is_mine && (
              <IconButton
                size="sm"
                label={`Supprimer la vue ${view.name}`}
                onClick={() => remove.mutate(view)}
              >
                <IconTrash className="i i--18" aria-hidden="true" />
              </IconButton>
            )}
          </div>
        ))}
        <MenuLine />
        {current?.is_mine && (
          <MenuItem onClick={() => share.mutate({ id: current.id, is_shared: !current.is_shared })}>
            {current.is_shared ? 'Ne plus partager cette vue' : 'Partager cette vue avec l’équipe'}
          </MenuItem>
        )}
        {!current && <MenuItem onClick={() => setNaming(true)}>Enregistrer cette vue…</MenuItem>}
      </Menu>
      <SaveViewDialog open={naming} kind={kind} query={query} onClose={() => setNaming(false)} />
    </>
  )
}
