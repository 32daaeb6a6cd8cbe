import { Fragment } from 'react'
import { IconChevronRight } from '@tabler/icons-react'

export type Crumb = { label: string; href?: string | undefined }

/** Every page but the home page has one; the last crumb is the page itself. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  return (
    <nav className="crumbs" aria-label="Fil d’Ariane">
      {items.map((item, index) => (
        <Fragment key={`${item.label}-${index}`}>
          {index > 0 && <IconChevronRight className="i i--16" aria-hidden="true" />}
          {index === items.length - 1 ? (
            <span aria-current="page">{item.label}</span>
          ) : item.href ? (
            <a href={item.href}>{item.label}</a>
          ) : (
            <span>{item.label}</span>
          )}
        </Fragment>
      ))}
    </nav>
  )
}
