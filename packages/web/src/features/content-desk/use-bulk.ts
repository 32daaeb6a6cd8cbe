import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Target } from '@kiosque/contract/domain/audience'
import type { BulkAction, BulkOutcome } from '@kiosque/contract/wire/content-desk'
import { toast } from '../../ui/toast.tsx'
import { doneText, undoneText } from './desk-words.ts'
import { useRunBulk, useUndoBulk, type Chosen } from './desk.queries.ts'

/** Does something to several contents, says what was done and what was not, and takes it back on demand. */
export function useBulk(onDone: () => void) {
  const running = useRunBulk()
  const undoing = useUndoBulk()
  const [failed, setFailed] = useState<BulkOutcome['failed']>([])
  const last = useRef<number | null>(null)
  // Known at once: the second click of a double click comes before anything is drawn.
  const isRunning = useRef(false)

  async function undo() {
    const operation = last.current
    if (operation === null) return
    last.current = null
    const outcome = await undoing.mutateAsync(operation)
    setFailed(outcome.failed)
    if (outcome.done.length > 0) toast({ title: undoneText(outcome) })
  }
  // What was refused has been said by the mutation.
  const quietly = (work: Promise<void>) => work.catch(() => undefined)

  async function run(action: BulkAction, rows: readonly Chosen[], target?: Target) {
    if (isRunning.current) return
    isRunning.current = true
    const outcome = await running.mutateAsync({ action, rows, target }).finally(() => {
      isRunning.current = false
    })
    setFailed(outcome.failed)
    if (outcome.done.length === 0) return
    last.current = outcome.operation_id
    toast({
      title: doneText(outcome),
      text: 'Ctrl + Z annule aussi.',
      action: { label: 'Annuler', onClick: () => void quietly(undo()) },
    })
    onDone()
  }

  useUndoKey(() => void quietly(undo()))
  return {
    run: (action: BulkAction, rows: readonly Chosen[], target?: Target) => quietly(run(action, rows, target)),
    busy: running.isPending,
    failed,
    forgetFailures: () => setFailed([]),
  }
}

/** Ctrl + Z, except where it takes back what one types. */
function useUndoKey(undo: () => void) {
  const onUndo = useEffectEvent(undo)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null
      if (isTyping || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      onUndo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
