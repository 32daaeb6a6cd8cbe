import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RIGHTS } from '@kiosque/contract/domain/roles'
import type { DeskRecall } from '@kiosque/contract/wire/recalls'
import { boardColumns, type BoardRow } from '../../features/backoffice-recalls/board-columns.tsx'
import { BoardFigures } from '../../features/backoffice-recalls/board-figures.tsx'
import { CloseRecallDialog } from '../../features/backoffice-recalls/close-dialog.tsx'
import {
  deskRecallQuery,
  recallBoardQuery,
  saveReport,
  useAskAgain,
  useRefreshRecalls,
  useRemindSilent,
} from '../../features/backoffice-recalls/desk-recalls.queries.ts'
import { DraftRecall } from '../../features/backoffice-recalls/draft-recall.tsx'
import { PhoneDialog } from '../../features/backoffice-recalls/phone-dialog.tsx'
import { RecallStatusBadge } from '../../features/backoffice-recalls/recall-columns.tsx'
import { RecallDialog } from '../../features/backoffice-recalls/recall-dialog.tsx'
import { RecallFacts } from '../../features/backoffice-recalls/recall-facts.tsx'
import { useNetwork } from '../../features/backoffice-reference/use-network.ts'
import { useDeskLine } from '../../features/notifications/use-desk-line.ts'
import { ReachCard } from '../../features/targeting/reach-card.tsx'
import { TargetPanel } from '../../features/targeting/target-panel.tsx'
import { count, formatDateTime } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/session.ts'
import { usePageTitle } from '../../lib/title.ts'
import { useId } from '../../lib/use-id.ts'
import { FiguresSkeleton } from '../../parts/desk/figures-skeleton.tsx'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { Loaded } from '../../parts/desk/loaded.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { toast } from '../../ui/toast.tsx'
import '../../features/backoffice-recalls/recalls-desk.css'

const STATES = [
  { value: 'silent', label: 'Sans réponse' },
  { value: 'escalated', label: 'Titulaire prévenu' },
  { value: 'withdrawn', label: 'Lot retiré' },
  { value: 'none', label: 'Aucune boîte' },
]

type Open = { what: 'edit' | 'close' | 'remind' } | { what: 'phone' | 'again'; row: BoardRow } | null

/** One recall at the desk: sent from here, then watched as the answers come in. */
export function RecallBoardPage() {
  const id = useId('/backoffice/is-admin/admin/recalls/$id')
  const query = useQuery(deskRecallQuery(id))
  useDeskLine()
  usePageTitle(query.data?.product)
  return (
    <Loaded isPage query={query}>
      {(recall) => (
        <>
          <Breadcrumb
            items={[{ label: 'Rappels de lot', href: paths.admin('recalls') }, { label: recall.product }]}
          />
          <Desk recall={recall} />
        </>
      )}
    </Loaded>
  )
}

function Desk({ recall }: { recall: DeskRecall }) {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const refresh = useRefreshRecalls()
  const askAgain = useAskAgain()
  const remind = useRemindSilent()
  const silent = count(recall.counts.silent, 'officine')
  return (
    <>
      {recall.status === 'draft' ? (
        <DraftRecall
          recall={recall}
          reach={<ReachCard target={recall.target} />}
          onEdit={() => setOpen({ what: 'edit' })}
        />
      ) : (
        <Board recall={recall} onOpen={setOpen} />
      )}
      {open?.what === 'edit' && (
        <RecallDialog
          recall={recall}
          target={(props) => <TargetPanel {...props} />}
          onClose={close}
          onSaved={() => {
            close()
            void refresh()
            toast({ title: 'Rappel enregistré' })
          }}
        />
      )}
      {open?.what === 'close' && <CloseRecallDialog recall={recall} onClose={close} />}
      {open?.what === 'phone' && <PhoneDialog recall={recall} pharmacy={open.row} onClose={close} />}
      {open?.what === 'remind' && (
        <ConfirmDialog
          open
          onClose={close}
          tone="primary"
          title={`Relancer ${silent}\u202F?`}
          confirmLabel={`Relancer ${silent}`}
          onConfirm={() => remind.mutateAsync(recall.id)}
        >
          Une notification part vers toute l’équipe de chaque officine qui n’a pas encore répondu. Une seule
          relance est possible par heure.
        </ConfirmDialog>
      )}
      {open?.what === 'again' && (
        <ConfirmDialog
          open
          onClose={close}
          title={`Redemander à ${open.row.drugstore.name}\u202F?`}
          confirmLabel="Redemander"
          onConfirm={() => askAgain.mutateAsync({ id: recall.id, drugstoreId: open.row.drugstore.id })}
        >
          Sa réponse est retirée du tableau et le rappel l’attend de nouveau. Le journal garde ce qu’elle
          avait répondu.
        </ConfirmDialog>
      )}
    </>
  )
}

function Board({ recall, onOpen }: { recall: DeskRecall; onOpen: (open: Open) => void }) {
  const { me } = useSignedIn()
  const { zoneOptions } = useNetwork()
  const isAdviser = me.right_id === RIGHTS.adviser
  const isOpen = recall.status === 'open'
  const list = useListFilters({
    search: { label: 'Rechercher une officine', placeholder: 'Nom, ville, CIP…' },
    filters: {
      state: { label: 'Réponse', name: 'la réponse', all: 'Toutes les réponses', options: STATES },
      zone_id: {
        label: 'Zone',
        name: 'la zone',
        all: isAdviser ? 'Toutes mes zones' : 'Toutes les zones',
        options: isAdviser
          ? me.zones.map(({ id, name }) => ({ value: String(id), label: name }))
          : zoneOptions,
      },
    },
  })
  const query = useQuery(recallBoardQuery(recall.id, { ...list.values, ...list.paging, per_page: 50 }))
  return (
    <ListPage
      title={recall.product}
      intro={<Intro recall={recall} />}
      actions={<Actions recall={recall} isAdviser={isAdviser} onOpen={onOpen} />}
      above={
        query.isPending ? (
          <FiguresSkeleton />
        ) : (
          query.data && (
            <>
              <BoardFigures
                board={query.data}
                silentHref={list.hrefWith({ state: 'silent', page: undefined })}
                zoneHref={(zone) => list.hrefWith({ zone_id: String(zone), page: undefined })}
              />
              <details className="card card--pad recall-more">
                <summary>Ce que les officines ont reçu</summary>
                <RecallFacts recall={recall} />
              </details>
            </>
          )
        )
      }
      list={list}
      query={query}
      noun="officine"
      noMatch="Aucune officine ne correspond"
      empty={{ title: 'Aucune officine de vos zones n’est concernée' }}
      caption="Réponses des officines"
      columns={boardColumns({
        isOpen,
        mayAskAgain: !isAdviser,
        onPhone: (row) => onOpen({ what: 'phone', row }),
        onAskAgain: (row) => onOpen({ what: 'again', row }),
      })}
    />
  )
}

function Intro({ recall }: { recall: DeskRecall }) {
  return (
    <span className="recall-facts">
      <RecallStatusBadge recall={recall} />
      <span>
        {recall.lots.length > 1 ? 'Lots' : 'Lot'} {recall.lots.join(', ')}
      </span>
      {recall.opened_at && <span>Envoyé le {formatDateTime(recall.opened_at)}</span>}
      <span>
        {recall.closed_at
          ? `Clos le ${formatDateTime(recall.closed_at)}`
          : `Échéance le ${formatDateTime(recall.deadline_at)}`}
      </span>
    </span>
  )
}

type ActionsProps = { recall: DeskRecall; isAdviser: boolean; onOpen: (open: Open) => void }

function Actions({ recall, isAdviser, onOpen }: ActionsProps) {
  const mayWrite = recall.status === 'open' && !isAdviser
  return (
    <>
      <DownloadButton failure="Le bilan n’a pas pu être préparé" save={() => saveReport(recall.id, 'pdf')}>
        Bilan PDF
      </DownloadButton>
      <DownloadButton failure="La liste n’a pas pu être exportée" save={() => saveReport(recall.id, 'csv')}>
        Exporter en CSV
      </DownloadButton>
      {mayWrite && (
        <>
          <Button size="sm" onClick={() => onOpen({ what: 'edit' })}>
            Modifier
          </Button>
          {recall.counts.silent > 0 && (
            <Button size="sm" onClick={() => onOpen({ what: 'remind' })}>
              Relancer
            </Button>
          )}
          <Button size="sm" variant="primary" onClick={() => onOpen({ what: 'close' })}>
            Clore le rappel
          </Button>
        </>
      )}
    </>
  )
}
