import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { IconEye } from '@tabler/icons-react'
import { emptyTarget } from '@kiosque/contract/domain/audience'
import { parisDay } from '@kiosque/contract/domain/dates'
import { groupName } from '@kiosque/contract/domain/network'
import { PLACEMENT_PAGES, type PlacementPage } from '@kiosque/contract/domain/placements'
import type { PlacementOut } from '@kiosque/contract/wire/highlights'
import { DiscountForm } from '../../features/discount/discount-form.tsx'
import { BoardTabs, LensBar, PublishBar } from '../../features/highlights-board/board-bar.tsx'
import { changesBetween, countChanges } from '../../features/highlights-board/board-changes.ts'
import { BoardColumns } from '../../features/highlights-board/board-columns.tsx'
import { BOARD_DRAFT, keepChanges, printOf } from '../../features/highlights-board/board-draft.ts'
import {
  boardOf,
  dropItem,
  moveItem,
  placeOf,
  putItem,
  shownThrough,
  titleOf,
} from '../../features/highlights-board/board-model.ts'
import type { Board, BoardItem } from '../../features/highlights-board/board-model.ts'
import { boardQuery, usePublishBoard } from '../../features/highlights-board/board.queries.ts'
import { BoardTimeline } from '../../features/highlights-board/board-timeline.tsx'
import { ItemDialog } from '../../features/highlights-board/item-dialog.tsx'
import type { ItemSlots } from '../../features/highlights-board/item-dialog.tsx'
import { MoveDialog } from '../../features/highlights-board/move-dialog.tsx'
import { PlacementDialog } from '../../features/highlights-board/placement-dialog.tsx'
import { MediaPicker } from '../../features/media/media-picker.tsx'
import { TargetPanel } from '../../features/targeting/target-panel.tsx'
import { messageFor } from '../../lib/api.ts'
import { keepDraft, keptDraft, useWarnBeforeUnload } from '../../lib/kept-draft.ts'
import { paths } from '../../lib/paths.ts'
import { useNow } from '../../lib/use-now.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import '../../features/highlights-board/board.css'
import { useListState } from '../../lib/list-state.ts'

type Open =
  | { what: 'item'; item: BoardItem; placement: number }
  | { what: 'move'; item: BoardItem }
  | { what: 'placement'; placement: PlacementOut }
  | null

const slots: ItemSlots = {
  discount: (props) => <DiscountForm {...props} />,
  target: (props) => <TargetPanel {...props} />,
  media: ({ onPick, onClose }) => (
    <MediaPicker accept="image" onPick={(files) => files[0] && onPick(files[0])} onClose={onClose} />
  ),
}

let made = 0
function newItem(): BoardItem {
  made += 1
  return {
    key: `neuf-${Date.now()}-${made}`,
    id: null,
    version: null,
    values: {
      item_type: 'content',
      item_id: null,
      image_id: null,
      link: null,
      title: '',
      text: '',
      alt: '',
      discount: null,
      target: emptyTarget(),
      starts_at: null,
      ends_at: null,
    },
    face: { title: '', kind: null, picture: null, cover: null, price: null, egalim: false, phase: null },
    impressions: null,
    clicks: null,
  }
}

export function HighlightsPage() {
  const query = useQuery(boardQuery)
  if (query.isError)
    return (
      <>
        <PageHead title="Mises en avant" />
        <ErrorState onRetry={() => void query.refetch()}>{messageFor(query.error)}</ErrorState>
      </>
    )
  if (!query.data)
    return (
      <>
        <PageHead title="Mises en avant" />
        <CardSkeletons />
      </>
    )
  return <HighlightsBoard data={query.data} />
}

/** The home as this group has it, that day and on that screen; the way back keeps what one was looking at. */
function seenAt(lens: { group: string; date: string; device: string; view: string; page: string }): string {
  const { group, date, device, view, page } = lens
  const kept = { group, date, device, view, page_du_portail: page === 'home' ? '' : page }
  const given = (values: Record<string, string>) =>
    new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString()
  return paths.admin(
    `preview?${given({
      board: given(kept) || 'true',
      group: group === '' ? '' : (groupName(Number(group)) ?? ''),
      at: date,
      device: device === '1' ? 'tablet' : '',
    })}`,
  )
}

type Data = NonNullable<Awaited<ReturnType<NonNullable<typeof boardQuery.queryFn>>>>

function HighlightsBoard({ data }: { data: Data }) {
  const { placements } = data
  const list = useListState(['page_du_portail', 'group', 'date', 'device', 'view'])
  const { group = '', date = '', device = '', view = '' } = list.filters
  const page = (list.filters.page_du_portail ?? 'home') as PlacementPage
  const print = printOf(data.highlights)
  const published = useMemo(() => boardOf(data.highlights, placements), [data.highlights, placements])
  const [draft, setDraft] = useState<Board | null>(() => keptDraft(BOARD_DRAFT, print) as Board | null)
  const [open, setOpen] = useState<Open>(null)
  const publication = usePublishBoard()
  const once = useOneAtATime()
  const board = draft ?? published
  const changes = countChanges(published, board)

  useEffect(() => keepDraft(BOARD_DRAFT, print, changes === 0 ? null : draft), [print, draft, changes])
  useWarnBeforeUnload(changes > 0)

  const now = useNow()
  const at = date === '' ? now : new Date(`${date}T11:00:00Z`)
  const lens = { group: group === '' ? null : Number(group), environment: Number(device), at }
  const here = placements.filter((placement) => placement.page === page)
  const empty = placements.filter(
    ({ id }) => !(board[id] ?? []).some((item) => shownThrough(item, lens) === 'shown'),
  ).length

  async function publish() {
    await publication.mutateAsync(changesBetween(published, board))
    setDraft(null)
    toast({ title: changes > 1 ? `${changes}\u00a0changements publiés` : 'Changement publié' })
  }

  const edit = (item: BoardItem) =>
    setOpen({ what: 'item', item, placement: placeOf(board, item.key)?.placement ?? 0 })
  const label = (id: number) => placements.find((placement) => placement.id === id)?.label ?? ''
  const step = (item: BoardItem, by: -1 | 1) => {
    const place = placeOf(board, item.key)
    if (place) setDraft(moveItem(board, item.key, place.placement, place.index + by))
  }

  return (
    <>
      <PageHead
        title="Mises en avant"
        intro="Glissez un contenu vers un emplacement. L’ordre est celui de l’affichage."
        actions={
          <>
            <LensBar
              group={group}
              day={date || parisDay(at)}
              device={device}
              view={view}
              onChange={list.set}
            />
            <ButtonLink
              size="sm"
              href={seenAt({ group, date, device, view, page })}
              onClick={() => keepChanges(changesBetween(published, board))}
              icon={<IconEye className="i i--18" aria-hidden="true" />}
            >
              Voir l’accueil
            </ButtonLink>
          </>
        }
      />
      {publication.error && (
        <Alert tone="danger" title="Rien n’a été publié">
          {messageFor(publication.error)}
        </Alert>
      )}
      <BoardTabs
        placements={placements}
        page={page in PLACEMENT_PAGES ? page : 'home'}
        empty={empty}
        onPage={(one) => list.set({ page_du_portail: one === 'home' ? undefined : one })}
      />
      {view === 'frise' ? (
        <BoardTimeline board={board} placements={here} at={at} onEdit={edit} />
      ) : (
        <BoardColumns
          board={board}
          placements={here}
          lens={lens}
          onChange={setDraft}
          onAdd={(placement) => setOpen({ what: 'item', item: newItem(), placement })}
          onRename={(placement) => setOpen({ what: 'placement', placement })}
          onEdit={edit}
          onRemove={(item) => setDraft(dropItem(board, item.key))}
          onMoveTo={(item) => setOpen({ what: 'move', item })}
          onStep={step}
        />
      )}
      {changes > 0 && (
        <PublishBar
          changes={changes}
          busy={publication.isPending}
          onCancel={() => setDraft(null)}
          onPublish={() => void once(publish)}
        />
      )}
      {open?.what === 'item' && (
        <ItemDialog
          item={open.item}
          placementLabel={label(open.placement)}
          slots={slots}
          onClose={() => setOpen(null)}
          onKeep={(item) => {
            setDraft(putItem(board, item, open.placement))
            setOpen(null)
          }}
        />
      )}
      {open?.what === 'move' && (
        <MoveDialog
          title={titleOf(open.item)}
          current={placeOf(board, open.item.key)?.placement ?? 0}
          placements={placements}
          onClose={() => setOpen(null)}
          onMove={(placement) => {
            setDraft(moveItem(board, open.item.key, placement, (board[placement] ?? []).length))
            setOpen(null)
          }}
        />
      )}
      {open?.what === 'placement' && (
        <PlacementDialog
          placement={open.placement}
          onClose={() => setOpen(null)}
          onSaved={() => setOpen(null)}
        />
      )}
    </>
  )
}
