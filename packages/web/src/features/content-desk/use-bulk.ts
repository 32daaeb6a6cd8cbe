import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Target } from '@kiosque/contract/domain/audience'
import type { BulkAction, BulkOutcome } from '@kiosque/contract/wire/content-desk'
import { messageFor } from '../../lib/api.ts'
import { toast } from '../../ui/toast.tsx'
import { doneText, undoneText } from './desk-words.ts'
import { deskKey, runBulk, trashKey, undoBulk, type Chosen } from './desk.queries.ts'

/** Does something to several contents, says what was done and what was not, and takes it back on demand. */
export function useBulk(onDone: () => void) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<BulkOutcome['failed']>([])
  const last = useRef<number | null>(null)

  function refresh() {
    void queryClient.invalidateQueries({ queryKey: deskKey })
    void queryClient.invalidateQueries({ queryKey: trashKey })
  }

  async function undo() {
    const operation = last.current
    if (operation === null) return
    last.current = null
    try {
      const outcome = await undoBulk(operation)
      setFailed(outcome.failed)
      if (outcome.done.length > 0) toast({ title: undoneText(outcome) })
    } catch (error) {
      toast({ tone: 'err', title: 'Rien n’a pu être annulé', text: messageFor(error) })
    }
    refresh()
  }

  async function run(action: BulkAction, rows: readonly Chosen[], target?: Target): Promise<void> {
    setBusy(true)
    try {
      const outcome = await runBulk(action, rows, target)
      setFailed(outcome.failed)
      if (outcome.done.length > 0) {
        last.current = outcome.operation_id
        toast({
          title: doneText(outcome),
          text: 'Ctrl + Z annule aussi.',
          action: { label: 'Annuler', onClick: () => void undo() },
        })
        onDone()
      }
      refresh()
    } catch (error) {
      toast({ tone: 'err', title: 'Rien n’a été fait', text: messageFor(error) })
    } finally {
      setBusy(false)
    }
  }

  useUndoKey(() => void undo())
  return { run, busy, failed, forgetFailures: () => setFailed([]) }
}

/** Ctrl + Z, except where it takes back what one types. */
function useUndoKey(undo: () => void) {
  const latest = useRef(undo)
  latest.current = undo
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null
      if (isTyping || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
