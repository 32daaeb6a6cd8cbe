import type { KnownKind } from '@kiosque/contract/kinds/registry'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import { asCardOf } from '../own-fields.ts'
import { kindView } from '../kinds/kind-views.ts'

/** What stands above the title: the kind, then what places it, in a word. */
export function overline(kind: KnownKind, loose: ContentCard): string {
  const view = kindView(kind.key)
  const card = asCardOf(kind.key, loose)
  const head = view.head?.(card) ?? kind.labels.singular
  const tail = view.tail ? view.tail(card) : (card.laboratory?.name ?? card.category?.label)
  return [head, tail].filter(Boolean).join(' · ')
}
