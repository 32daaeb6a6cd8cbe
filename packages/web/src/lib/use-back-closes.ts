import { useBlocker } from '@tanstack/react-router'

/** On a telephone one leaves what covers the page with the Back button: it closes that, and stays on the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  useBlocker({
    disabled: !isOpen,
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false
      onClose()
      return true
    },
  })
}
