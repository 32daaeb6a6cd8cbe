import { useEffect, useEffectEvent } from 'react'
import { choiceIndexOf } from '../../../parts/quiz-question/answer.ts'

/** Where keys are already for something else. */
const TYPED_IN = 'input:not([type="radio"]):not([type="checkbox"]), select, textarea, dialog *'
/** Enter presses these; it sends a form from its fields without our help. */
const ENTERED = 'a[href], button, input, select, textarea, dialog *'

/** A to L or 1 to 9 choose an answer, Enter goes on: a whole quiz without the mouse. */
export function useShortcuts(onChoice: (index: number) => void, onEnter: () => void): void {
  const choose = useEffectEvent(onChoice)
  const goOn = useEffectEvent(onEnter)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const target = event.target instanceof Element ? event.target : document.body
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Enter') {
        if (target.matches(ENTERED)) return
        event.preventDefault()
        return goOn()
      }
      const index = choiceIndexOf(event.key)
      if (index === null || target.matches(TYPED_IN)) return
      event.preventDefault()
      choose(index)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
