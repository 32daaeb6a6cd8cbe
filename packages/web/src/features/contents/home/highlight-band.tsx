import { kindOf } from '@kiosque/contract/kinds/registry'
import { IconArrowRight } from '@tabler/icons-react'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import { ButtonLink } from '../../../ui/button.tsx'
import { Ordinals } from '../../../ui/ordinals.tsx'
import { kindView } from '../kinds/kind-views.ts'
import { Picture } from '../parts/picture.tsx'
import { actionWords } from './action-words.ts'

/** Pictures of products are shown whole. */
function isPack({ highlightable }: Highlight): boolean {
  const kind = kindOf(highlightable.kind ?? '')
  return kind !== null && kindView(kind.key).isPack === true
}

/** A wide strip: words at left, picture at right. */
export function HighlightBand({ shown, label }: { shown: Highlight; label?: string }) {
  const overline = shown.label || label
  return (
    <section className="band" aria-label={shown.title} data-highlight={shown.id}>
      <div className="band__txt">
        {overline && (
          <span className="badge badge--solid">
            <Ordinals text={overline} />
          </span>
        )}
        <h2>{shown.title}</h2>
        {shown.text && <p>{shown.text}</p>}
        {shown.url && (
          <ButtonLink variant="secondary" href={shown.url}>
            {actionWords(shown)} <IconArrowRight className="i" aria-hidden="true" />
            <span className="sr">: {shown.title}</span>
          </ButtonLink>
        )}
      </div>
      <div className="band__art">
        <Picture
          file={shown.image ? { ...shown.image, alt: shown.alt } : null}
          seed={shown.item_id ?? shown.id}
          sizes="(min-width: 600px) 420px, 100vw"
          columns={6}
          whole={isPack(shown)}
          rows={3}
        />
      </div>
    </section>
  )
}
