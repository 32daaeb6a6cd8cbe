import { useLayoutEffect, useRef } from 'react'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'

type Look = {
  variant?: 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger' | 'danger-ghost' | 'light'
  size?: 'sm' | 'md' | 'lg'
  block?: boolean
  icon?: ReactNode
}

export type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Shows the spinner and ignores clicks; the button keeps its width and its focus. */
    loading?: boolean
    loadingLabel?: string
  }

function buttonClass({ variant = 'outline', size = 'md', block }: Look, extra?: string): string {
  const classes = ['btn', `btn--${variant}`]
  if (size !== 'md') classes.push(`btn--${size}`)
  if (block) classes.push('btn--block')
  if (extra) classes.push(extra)
  return classes.join(' ')
}

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    block,
    icon,
    loading = false,
    loadingLabel = 'Envoi…',
    className,
    children,
    onClick,
    ...rest
  } = props
  const element = useRef<HTMLButtonElement>(null)
  const width = useRef(0)
  useLayoutEffect(() => {
    const button = element.current
    if (!button || !loading || width.current === 0) return
    // As wide as it was: what stands beside it does not move while it works.
    const { minWidth } = button.style
    button.style.minWidth = `${width.current}px`
    return () => {
      button.style.minWidth = minWidth
    }
  }, [loading])
  // Measured when it is pressed, which is what makes it work: to measure every button each time it is drawn had the
  // page laid out in the middle of being drawn. « Entrée » in a form presses its button too.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (loading) return event.preventDefault()
    width.current = event.currentTarget.offsetWidth
    onClick?.(event)
  }
  const extra = [className, loading ? 'is-loading' : ''].filter(Boolean).join(' ')
  return (
    <button
      type="button"
      {...rest}
      ref={element}
      className={buttonClass({ variant, size, block }, extra)}
      aria-disabled={loading || undefined}
      onClick={press}
    >
      {loading ? (
        <>
          <span className="spinner" aria-hidden="true" />
          {loadingLabel}
        </>
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </button>
  )
}

type ButtonLinkProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** A link that looks like a button; the app turns clicks on links of this site into navigations. */
export function ButtonLink({ variant, size, block, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, block }, className)}>
      {icon}
      {children}
    </a>
  )
}

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** What the button does, read aloud and shown on hover. */
  label: string
  size?: 'xs' | 'sm' | 'md'
  line?: boolean
  ref?: React.Ref<HTMLButtonElement>
}

export function IconButton({ label, size = 'md', line, className, children, ...rest }: IconButtonProps) {
  const classes = ['iconbtn']
  if (size !== 'md') classes.push(`iconbtn--${size}`)
  if (line) classes.push('iconbtn--line')
  if (className) classes.push(className)
  return (
    <button
      type="button"
      {...rest}
      className={classes.join(' ')}
      aria-label={label}
      title={rest.title ?? label}
    >
      {children}
    </button>
  )
}
