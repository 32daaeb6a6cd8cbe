import { allKinds, type KnownKind } from '@kiosque/contract/kinds/registry'
import type { FileRef } from '@kiosque/contract/wire/files'
import { contentQuery } from '../../features/contents/contents.queries.ts'
import { homeQuery } from '../../features/contents/home/home.queries.ts'
import { kindView } from '../../features/contents/kinds/kind-views.ts'
import { readListAddress } from '../../features/contents/list/list-address.ts'
import { listQuery } from '../../features/contents/list/list-query.ts'
import { placementQuery } from '../../features/contents/placements.queries.ts'
import { queryClient } from '../../lib/query-client.ts'
import { SCREENSAVER_PLACEMENTS } from './screensaver-slides.ts'

const MOST_DETAILS = 48
const KEPT: readonly KnownKind[] = allKinds.filter(({ is_kept_offline: isKept }) => isKept !== undefined)
const AHEAD = KEPT.filter(({ is_kept_offline: isKept }) => isKept === 'ahead')

/** Asks once for what must still show without network; the worker keeps each answer and picture on its way. */
export async function warmTablet(signal: AbortSignal): Promise<void> {
  for (const { key } of KEPT) void kindView(key).detail?.preload?.()
  void import('../../features/contents/search/kept-search.ts')
  void import('../shell/palette-panel.tsx')
  void import('../../pages/portal/catalogue-page.tsx')
  void import('../../pages/portal/content-list-page.tsx')
  void import('../../pages/portal/content-detail-page.tsx')
  void import('../../features/contents/order/add-button.tsx')
  void import('../../features/contents/detail/related.tsx')
  const pictures = new Set<string>()
  const note = (file: FileRef | null | undefined) => {
    if (!file?.type.startsWith('image/')) return
    for (const url of [file.url, ...(file.sizes ?? []).map((size) => size.url)]) pictures.add(url)
  }
  const home = await queryClient.fetchQuery(homeQuery).catch(() => null)
  for (const shown of [...(home?.homepage_slider ?? []), ...(home?.smart_prices ?? [])]) note(shown.image)
  const slides = await queryClient.fetchQuery(placementQuery(SCREENSAVER_PLACEMENTS)).catch(() => [])
  for (const shown of slides) note(shown.image)
  for (const kind of AHEAD) {
    const first = await list(kind, 1)
    const pages = Math.min(4, first?.meta.last_page ?? 0)
    const cards = [...(first?.data ?? [])]
    for (let page = 2; page <= pages && !signal.aborted; page += 1)
      cards.push(...((await list(kind, page))?.data ?? []))
    for (const card of cards) note(card.cover)
    for (const card of cards.slice(0, MOST_DETAILS)) {
      if (signal.aborted) return
      await queryClient.fetchQuery(contentQuery(kind.key, String(card.id))).catch(() => null)
    }
  }
  for (const url of pictures) {
    if (signal.aborted) return
    await fetch(url, { signal }).catch(() => undefined)
  }
}

/** The very address the list page asks for, so that it finds its answer again. */
async function list(kind: KnownKind, page: number) {
  const query = listQuery(kind, readListAddress(kind, { page: String(page) }))
  return queryClient.fetchQuery({ ...query, staleTime: 60_000 }).catch(() => null)
}
