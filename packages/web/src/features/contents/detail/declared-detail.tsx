import type { KnownKind } from '@kiosque/contract/kinds/registry'
import type { ContentDetail } from '@kiosque/contract/wire/contents'
import { Badge } from '../../../ui/badge.tsx'
import { valueBlock } from '../own-values/value-block.tsx'
import { labelledText } from '../own-values/value-text.ts'
import { Specs } from '../parts/specs.tsx'
import { SheetDetail } from './sheet-detail.tsx'

/** The page of a kind that has none of its own: its text, then every field it declares, in their order. */
export function DeclaredDetail({ kind, content }: { kind: KnownKind; content: ContentDetail }) {
  const own = Object.entries(kind.fields).filter(([name]) => name !== kind.title_from)
  return (
    <SheetDetail
      kind={kind}
      content={content}
      meta={
        <>
          <Badge tone="teal">{kind.labels.singular}</Badge>
          {content.category && <Badge>{content.category.label}</Badge>}
          {content.laboratory && <span>{content.laboratory.name}</span>}
        </>
      }
    >
      <Specs
        title="En bref"
        rows={own.map(([name, field]) => [field.label, labelledText(field, content[name])])}
      />
      {own.map(([name, field]) => {
        const block = valueBlock(field, content[name])
        return (
          block && (
            <section key={name}>
              <h2 className="h3" style={{ marginBottom: 12 }}>
                {field.label}
              </h2>
              {block}
            </section>
          )
        )
      })}
    </SheetDetail>
  )
}
