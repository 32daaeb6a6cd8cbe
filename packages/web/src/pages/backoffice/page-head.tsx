import type { ReactNode } from 'react'

type PageHeadProps = { title: string; children?: ReactNode; actions?: ReactNode }

export function PageHead({ title, children, actions }: PageHeadProps) {
  return (
    <div className="page-head">
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {children && <p>{children}</p>}
      </div>
      {actions && <div className="row">{actions}</div>}
    </div>
  )
}
