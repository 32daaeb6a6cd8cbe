import { AREAS, type AreaKey } from '@kiosque/contract/kinds/areas'
import { allKinds, kindOf } from '@kiosque/contract/kinds/registry'

export type CalendarArea = AreaKey | 'others'

/** A stroke and a ground for each area; words say it too. */
const COLOURS: Record<CalendarArea, [stroke: string, ground: string]> = {
  news: ['#5bb1b9', '#edf8f9'],
  offers: ['#92c020', '#f5faea'],
  campaigns: ['#dd9412', '#fff4dc'],
  formations: ['#135160', '#eef5f6'],
  services: ['#ef8f6b', '#fdf0eb'],
  agreements: ['#7a6bb5', '#f2f0f9'],
  mdd: ['#a8763e', '#f8f2ea'],
  catalogue: ['#4d7c0f', '#f0f6e4'],
  faq: ['#6b7f86', '#f0f4f5'],
  others: ['#6b7f86', '#f0f4f5'],
}

export const areaOf = (kind: string): CalendarArea => kindOf(kind)?.area ?? 'others'

export const coloursOf = (kind: string) => {
  const [stroke, ground] = COLOURS[areaOf(kind)]
  return { '--c': stroke, '--bk': ground } as React.CSSProperties
}

export const CALENDAR_AREAS: readonly { key: CalendarArea; label: string }[] = [
  ...AREAS,
  { key: 'others', label: 'Pages et documents' },
]

/** The kinds of an area, as the server asks for them. */
export const kindsOf = (area: string): string =>
  allKinds
    .filter((kind) => (kind.area ?? 'others') === area)
    .map((kind) => kind.key)
    .join(',')
