import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SentNotification } from '@kiosque/contract/wire/notifications'
import { SentTable } from '../../features/backoffice-notifications/sent-table.tsx'
import { cancelSend, sentKey, sentQuery } from '../../features/backoffice-notifications/sent.queries.ts'
import { messageFor } from '../../lib/api.ts'
import { count } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { toast } from '../../ui/toast.tsx'
import { FilterBar, FilterSelect, SearchBox } from '../../ui/desk/filter-bar.tsx'
import { activeFilters, knownOnly } from '../../ui/desk/filter-values.ts'
import { ListFrame } from '../../ui/desk/list-frame.tsx'
import { useListState } from '../../lib/list-state.ts'
import { NoMatch } from '../../ui/desk/no-match.tsx'

const OPTIONS = {
  topic: [
    { value: 'publication', label: 'Publications' },
    { value: 'training', label: 'Formations' },
  ],
  state: [
    { value: 'sent', label: 'Envoyées' },
    { value: 'waiting', label: 'En attente' },
  ],
}
const NAMES = { topic: 'le sujet', state: 'l’état' }

export function NotificationsPage() {
  const list = useListState(['q', 'topic', 'state'])
  const filters = knownOnly(list.filters, OPTIONS)
  const query = useQuery(sentQuery({ ...filters, page: list.page }))
  const queryClient = useQueryClient()
  const [cancelling, setCancelling] = useState<SentNotification | null>(null)
  const active = activeFilters(filters, OPTIONS, NAMES, list.set)
  return (
    <>
      <PageHead
        title="Notifications"
        intro="Ce que la cloche du portail a annoncé, à combien de personnes, et combien l’ont lu. Moins de cinq personnes&nbsp;: le chiffre est masqué."
      />
      <FilterBar
        active={active.length > 0}
        onClear={list.clear}
        total={query.data && count(query.data.meta.total, 'notification')}
      >
        <SearchBox
          label="Rechercher une notification"
          placeholder="Rechercher"
          value={filters.q ?? ''}
          onSearch={(text) => list.set({ q: text || undefined })}
        />
        <FilterSelect
          label="Sujet"
          all="Tous les sujets"
          value={filters.topic}
          options={OPTIONS.topic}
          onChange={(topic) => list.set({ topic })}
        />
        <FilterSelect
          label="État"
          all="Tous les états"
          value={filters.state}
          options={OPTIONS.state}
          onChange={(state) => list.set({ state })}
        />
      </FilterBar>
      <ListFrame
        query={query}
        onPage={list.setPage}
        pageHref={list.pageHref}
        empty={
          active.length > 0 ? (
            <NoMatch title="Aucune notification ne correspond" filters={active} onClear={list.clear} />
          ) : (
            <EmptyState
              title="Aucune notification envoyée pour le moment"
              actions={
                <ButtonLink variant="secondary" href={paths.admin('contents')}>
                  Voir les contenus
                </ButtonLink>
              }
            >
              Choisissez «&nbsp;Notifier les personnes ciblées&nbsp;» en publiant un contenu.
            </EmptyState>
          )
        }
      >
        {(rows) => <SentTable rows={rows} onCancel={setCancelling} />}
      </ListFrame>
      {cancelling && (
        <ConfirmDialog
          open
          title="Annuler cet envoi&nbsp;?"
          confirmLabel="Annuler l’envoi"
          onClose={() => setCancelling(null)}
          onConfirm={async () => {
            try {
              await cancelSend(cancelling.id)
              toast({ title: 'Envoi annulé' })
            } catch (error) {
              toast({ title: messageFor(error), tone: 'err' })
              throw error
            } finally {
              await queryClient.invalidateQueries({ queryKey: sentKey })
            }
          }}
        >
          «&nbsp;{cancelling.title}&nbsp;» paraîtra sans prévenir personne.
        </ConfirmDialog>
      )}
    </>
  )
}
