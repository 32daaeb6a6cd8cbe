import { useState } from 'react'
import { IconDownload } from '@tabler/icons-react'
import { messageFor } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { exportStatistics } from './statistics.queries.ts'

type CsvButtonProps = { what: string; path: string; query: Record<string, string | number | undefined> }

/** The spreadsheet of what is shown beside it, with the same filters and masks. */
export function CsvButton({ what, path, query }: CsvButtonProps) {
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      await exportStatistics(path, query)
    } catch (error) {
      toast({ title: 'Le fichier n’a pas pu être préparé', text: messageFor(error), tone: 'err' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="sm"
      icon={<IconDownload className="i i--18" aria-hidden="true" />}
      aria-label={`CSV : ${what}`}
      loading={busy}
      loadingLabel="Export…"
      onClick={() => void save()}
    >
      CSV
    </Button>
  )
}
