import { useState } from 'react'
import type { AdminContentRow } from '@kiosque/contract/wire/contents'
import { useReadResults, type DeskFilter } from './desk.queries.ts'

/** The results beyond the page shown, once asked for; other filters or another sort forget them. */
export function useResults(kind: string | null, filter: DeskFilter) {
  const print = JSON.stringify(filter)
  const reading = useReadResults()
  const [found, setFound] = useState<{ print: string; rows: readonly AdminContentRow[] } | null>(null)

  /** Nothing, when they could not be read: that has been said. */
  async function read(): Promise<readonly AdminContentRow[]> {
    const rows = await reading.mutateAsync({ kind, filter }).catch(() => [])
    if (rows.length > 0) setFound({ print, rows })
    return rows
  }

  return { rows: found?.print === print ? found.rows : [], read }
}
