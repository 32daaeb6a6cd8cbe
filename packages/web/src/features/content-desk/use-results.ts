import { useState } from 'react'
import type { AdminContentRow } from '@kiosque/contract/wire/contents'
import { messageFor } from '../../lib/api.ts'
import { toast } from '../../ui/toast.tsx'
import { readResults, type DeskFilter } from './desk.queries.ts'

/** The results beyond the page shown, once asked for; other filters or another sort forget them. */
export function useResults(kind: string | null, filter: DeskFilter) {
  const print = JSON.stringify(filter)
  const [found, setFound] = useState<{ print: string; rows: readonly AdminContentRow[] } | null>(null)

  async function read(): Promise<readonly AdminContentRow[]> {
    try {
      const rows = await readResults(kind, filter)
      setFound({ print, rows })
      return rows
    } catch (error) {
      toast({ tone: 'err', title: 'La sélection n’a pas pu être étendue', text: messageFor(error) })
      return []
    }
  }

  return { rows: found?.print === print ? found.rows : [], read }
}
