import type { ReactNode } from 'react'
import { Breadcrumb } from './breadcrumb.tsx'
import type { Crumb } from './breadcrumb.tsx'

type PageHeadProps = { title: ReactNode; intro?: ReactNode; crumbs?: readonly Crumb[]; actions?: ReactNode }

/** The top of a page: where one is, its only h1, one sentence, and its actions at right. */
export function PageHead({ title, intro, crumbs, actions }: PageHeadProps) {
  return (
    <>
      {crumbs && <Breadcrumb items={crumbs} />}
      <div className="page-head">
        <div>
          <h1>{title}</h1>
          {intro && <p>{intro}</p>}
        </div>
        {actions && <div className="row">{actions}</div>}
      </div>
    </>
  )
}
