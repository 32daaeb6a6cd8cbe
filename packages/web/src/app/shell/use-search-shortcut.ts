import { useEffect } from 'react'

/** Ctrl K (⌘ K) anywhere, or « / » outside a field, leads to the search field of the header. */
export function useSearchShortcut(openOnMobile: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isCtrlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isCtrlK && !(isSlash && !isTyping(event.target))) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      const field = [...document.querySelectorAll<HTMLInputElement>('.header input[name="q"]')].find(
        (input) => input.offsetParent !== null,
      )
      if (field) field.select()
      else openOnMobile()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [openOnMobile])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
