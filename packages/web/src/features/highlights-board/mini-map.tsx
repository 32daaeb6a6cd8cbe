import type { PlacementPage } from '@kiosque/contract/domain/placements'

type Box = readonly [x: number, y: number, width: number, height: number]

const FRAMES: Record<PlacementPage, readonly Box[]> = {
  home: [
    [2, 2, 26, 14],
    [30, 2, 14, 14],
    [2, 18, 42, 6],
    [2, 26, 12, 8],
    [17, 26, 12, 8],
    [32, 26, 12, 8],
  ],
  menu: [
    [2, 2, 42, 5],
    [2, 9, 28, 19],
    [32, 9, 12, 19],
    [2, 30, 42, 4],
  ],
  details: [
    [2, 2, 42, 6],
    [2, 10, 28, 14],
    [32, 10, 12, 14],
    [2, 26, 42, 8],
  ],
  areas: [
    [2, 2, 42, 8],
    [2, 12, 12, 10],
    [17, 12, 12, 10],
    [32, 12, 12, 10],
    [2, 24, 42, 10],
  ],
  tablet: [
    [8, 2, 30, 20],
    [8, 24, 30, 10],
  ],
}

/** Which box of its page a placement is. */
const PLACES: Readonly<Record<string, number>> = {
  homepage_slider: 0,
  homepage_focus: 1,
  smart_prices: 2,
  home_image: 2,
  monthly_news: 3,
  homepage_news: 3,
  homepage_folder: 4,
  pharmacist_selection: 4,
  drugstore_slider: 5,
  menu: 0,
  page: 1,
  login_image: 1,
  account_aside: 2,
  partner_links: 2,
  footer_banner: 3,
  search_banner: 0,
  agenda_banner: 0,
  laboratory_banner: 0,
  related_product: 3,
  related_post: 3,
  product_category: 4,
  tablet_screensaver: 0,
  tablet_campaign: 1,
}

/** Where the placement is on its page, at a glance. */
export function MiniMap({ page, placementKey }: { page: string; placementKey: string }) {
  const boxes = FRAMES[page as PlacementPage] ?? FRAMES.home
  const lit = PLACES[placementKey] ?? 0
  return (
    <svg className="minimap" viewBox="0 0 46 36" aria-hidden="true">
      <rect width="46" height="36" rx="6" fill="#fff" />
      {boxes.map(([x, y, width, height], index) => (
        <rect
          key={index}
          x={x}
          y={y}
          width={width}
          height={height}
          rx="2"
          fill={index === lit ? '#92c020' : '#cdd6d8'}
        />
      ))}
    </svg>
  )
}
