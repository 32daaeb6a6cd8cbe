import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { Group } from './group.tsx'

type TriggerProps = {
  'aria-expanded': boolean
  'aria-controls': string
  onClick: () => void
  ref: React.Ref<HTMLButtonElement>
}

type MenuProps = {
  trigger: (props: TriggerProps) => ReactNode
  children: ReactNode
  /** Names the group of entries for screen readers. */
  label: string
  align?: 'start' | 'end'
  width?: number
  /** Told when it opens: what only then is worth asking for. */
  onOpen?: () => void
  /** Above everything, for a button inside what scrolls or clips. */
  floating?: boolean
}

/** A disclosure: click, Enter or Space opens; arrows move; Escape, Tab out or a click elsewhere closes. */
export function Menu({
  trigger,
  children,
  label,
  align = 'end',
  width,
  onOpen,
  floating = false,
}: MenuProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const host = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useFloating(floating && open, button, panel, () => setOpen(false))
  const shift = useInSight(!floating && open, panel)
  const entries = () => [...(host.current?.querySelectorAll<HTMLElement>('.menu__i:not(:disabled)') ?? [])]

  const tellOpen = useEffectEvent(() => onOpen?.())
  useEffect(() => {
    if (!open) return
    tellOpen()
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !host.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      // Closes the menu, not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
      // A trigger that keeps its own ref is still found by what it says of itself.
      ;(button.current ?? host.current?.querySelector<HTMLElement>('[aria-expanded]'))?.focus()
      return
    }
    if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    if (!open) {
      setOpen(true)
      requestAnimationFrame(() => entries()[0]?.focus())
      return
    }
    const list = entries()
    const at = list.indexOf(document.activeElement as HTMLElement)
    const last = list.length - 1
    const target = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key]
    list[target ?? 0]?.focus()
  }

  return (
    <span className="menu-host" role="presentation" ref={host} onKeyDown={onKeyDown}>
      {trigger({ 'aria-expanded': open, 'aria-controls': id, onClick: () => setOpen(!open), ref: button })}
      <Group
        ref={panel}
        id={id}
        hidden={!open}
        aria-label={label}
        className={align === 'start' ? 'menu menu--start' : 'menu'}
        style={{ width, translate: shift === 0 ? undefined : `${shift}px` }}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('.menu__i')) setOpen(false)
        }}
      >
        {children}
      </Group>
    </span>
  )
}

/** Fixed beside its button, above it where there is no room below; scrolling closes it. */
function useFloating(
  active: boolean,
  button: RefObject<HTMLButtonElement | null>,
  panel: RefObject<HTMLDivElement | null>,
  close: () => void,
) {
  const leave = useEffectEvent(close)
  useLayoutEffect(() => {
    const [from, menu] = [button.current, panel.current]
    if (!active || !from || !menu) return
    const at = from.getBoundingClientRect()
    const height = menu.offsetHeight
    const below = at.bottom + 4 + height <= window.innerHeight
    Object.assign(menu.style, {
      position: 'fixed',
      inset: 'auto',
      top: `${Math.max(8, below ? at.bottom + 4 : at.top - 4 - height)}px`,
      left: `${Math.max(8, at.right - menu.offsetWidth)}px`,
    })
    const onMoved = () => leave()
    window.addEventListener('scroll', onMoved, true)
    window.addEventListener('resize', onMoved)
    return () => {
      window.removeEventListener('scroll', onMoved, true)
      window.removeEventListener('resize', onMoved)
    }
  }, [active, button, panel])
}

const EDGE = 8

/** Hung from its button, but never past a side of the screen: how far to push it back. */
function useInSight(active: boolean, panel: RefObject<HTMLDivElement | null>): number {
  const [shift, setShift] = useState(0)
  useLayoutEffect(() => {
    if (!active || !panel.current) return
    const { left, right } = panel.current.getBoundingClientRect()
    const room = document.documentElement.clientWidth
    // oxlint-disable-next-line react/set-state-in-effect -- where it stands is known once it is drawn
    setShift(left < EDGE ? EDGE - left : Math.min(0, room - EDGE - right))
    return () => setShift(0)
  }, [active, panel])
  return shift
}

type MenuItemProps = {
  children: ReactNode
  icon?: ReactNode
  href?: string
  onClick?: () => void
  current?: boolean
  disabled?: boolean
  danger?: boolean
}

export function MenuItem({ children, icon, href, onClick, current, disabled, danger }: MenuItemProps) {
  const style = danger ? { color: 'var(--danger)' } : undefined
  if (href)
    return (
      <a className="menu__i" href={href} onClick={onClick} aria-current={current || undefined} style={style}>
        {icon}
        {children}
      </a>
    )
  return (
    <button
      type="button"
      className="menu__i"
      onClick={onClick}
      aria-current={current || undefined}
      disabled={disabled}
      style={style}
    >
      {icon}
      {children}
    </button>
  )
}

export function MenuLine() {
  return <hr className="hr" style={{ margin: '8px 4px' }} />
}
