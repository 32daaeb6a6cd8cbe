import type { HTMLAttributes, ReactNode } from 'react'

type CardProps = Omit<HTMLAttributes<HTMLElement>, 'title'> & {
  as?: 'section' | 'article' | 'div' | 'li'
  padded?: boolean
  title?: ReactNode
  /** At right of the title. */
  action?: ReactNode
}

export function Card({
  as: Element = 'section',
  padded = true,
  title,
  action,
  className,
  children,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      className={['card', padded ? 'card--pad' : '', className ?? ''].filter(Boolean).join(' ')}
    >
      {(title || action) && (
        <div className="card__head">
          {title && <h2 className="h3">{title}</h2>}
          {action}
        </div>
      )}
      {children}
    </Element>
  )
}
