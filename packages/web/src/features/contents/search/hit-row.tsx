import { IconCalendarEvent, IconFileText } from '@tabler/icons-react'
import { createElement } from 'react'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { FileRef } from '@kiosque/contract/wire/files'
import type { SearchHit } from '@kiosque/contract/wire/search'
import { formatDate, formatSize } from '../../../lib/format.ts'
import { fileFormat } from '../parts/file-link.tsx'
import { kindView } from '../kinds/kind-views.ts'
import { Marked } from './marked.tsx'

export function HitRow({ hit }: { hit: SearchHit }) {
  const kind = kindOf(hit.kind)
  // A document has no page: finding it is opening it.
  const file = kind?.has_detail === false ? ((hit['file'] ?? null) as FileRef | null) : null
  const icon = (kind && kindView(kind.key).icon) ?? (hit.kind === 'event' ? IconCalendarEvent : IconFileText)
  const over = [
    kind?.labels.singular,
    file && `${fileFormat(file).label}, ${formatSize(file.size)}`,
    hit.laboratory?.name ?? hit.category?.label,
    hit.published_at && formatDate(hit.published_at),
  ]
  return (
    <article className="hit">
      <span className="ic" aria-hidden="true">
        {createElement(icon, { className: 'i' })}
      </span>
      <div>
        <p className="over">{over.filter(Boolean).join(' · ')}</p>
        <h2>
          {file ? (
            <a href={file.url} target="_blank" rel="noopener" data-native>
              <Marked text={hit.title_marked} />
              <span className="sr"> (nouvel onglet)</span>
            </a>
          ) : (
            <a href={hit.url}>
              <Marked text={hit.title_marked} />
            </a>
          )}
        </h2>
        <p className="small muted">
          <Marked text={hit.extract} />
        </p>
      </div>
      <div />
    </article>
  )
}
