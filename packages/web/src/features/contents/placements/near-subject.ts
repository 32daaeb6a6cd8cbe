import type { OwnValuesOf } from '@kiosque/contract/kinds/own-values'
import type { KindKey } from '@kiosque/contract/kinds/registry'
import { allKinds } from '@kiosque/contract/kinds/registry'
import type { Highlight } from '@kiosque/contract/wire/highlights'

/** The content a page is about, as its address says it. */
export function subjectOn(pathname: string): { kind: KindKey; reference: string } | null {
  const cut = pathname.lastIndexOf('/')
  const kind = allKinds.find(({ route }) => route === pathname.slice(0, cut))
  return kind === undefined
    ? null
    : { kind: kind.key, reference: decodeURIComponent(pathname.slice(cut + 1)) }
}

type Subject = Pick<Highlight['highlightable'], 'laboratory' | 'category'> &
  Pick<OwnValuesOf<'product'>, 'range'>

/** Of the same laboratory, the same category or the same range. */
export const nearTo = (subject: Subject) => {
  const alike = (one: unknown, other: unknown) => one !== null && one !== undefined && one === other
  return ({ highlightable }: Highlight): boolean => {
    const item: Subject = highlightable
    return (
      alike(item.laboratory?.id, subject.laboratory?.id) ||
      alike(item.category?.value, subject.category?.value) ||
      alike(item.range, subject.range)
    )
  }
}
