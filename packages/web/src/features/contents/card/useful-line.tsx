import type { KnownKind } from '@kiosque/contract/kinds/registry'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import { asCardOf } from '../own-fields.ts'
import { kindView } from '../kinds/kind-views.ts'
import { valueText } from '../own-values/value-text.ts'

/** The one line that changes with the kind: what the reader wants to know before opening. */
export function UsefulLine({ kind, card }: { kind: KnownKind; card: ContentCard }) {
  const { line } = kindView(kind.key)
  return (
    <div className="useful">
      {line ? line(asCardOf(kind.key, card)) : <DeclaredLine kind={kind} card={card} />}
    </div>
  )
}

const SHOWN = 3

/** The excerpt; without one, what the kind declares for cards, in words. */
function DeclaredLine({ kind, card }: { kind: KnownKind; card: ContentCard }) {
  if (card.excerpt) return <p className="small muted clamp-2">{card.excerpt}</p>
  const words = Object.entries(kind.fields)
    .filter(([name, field]) => field.card === true && name !== kind.title_from)
    .flatMap(([name, field]) => valueText(field, card[name]) ?? [])
  return words.length === 0 ? null : <p className="small muted">{words.slice(0, SHOWN).join(' · ')}</p>
}
