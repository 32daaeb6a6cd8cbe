import { IconAlertTriangle } from '@tabler/icons-react'
import type { TodoItem } from '@kiosque/contract/wire/home'
import { formatDate } from '../../../lib/format.ts'

/** A lot to take off the shelves comes before everything the page has to say. */
export function RecallBand({ items }: { items: readonly TodoItem[] }) {
  return items
    .filter(({ type }) => type === 'recall')
    .map(({ title, text, url, due_on }) => (
      <a key={url} className="recall-band" href={url}>
        <IconAlertTriangle className="i i--24" aria-hidden="true" />
        <span>
          <b>{title}</b>
          <small>
            {text} {due_on && `Avant le ${formatDate(due_on)}.`}
          </small>
        </span>
        <span className="btn btn--primary">Répondre</span>
      </a>
    ))
}
