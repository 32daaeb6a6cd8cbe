import { useState } from 'react'
import { IconDownload } from '@tabler/icons-react'
import { messageFor, saveDownload } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'

type ExportButtonProps = {
  path: string
  fileName: string
  query: Record<string, string | undefined>
}

/** The whole list with the filters in use, as a spreadsheet. */
export function ExportButton({ path, fileName, query }: ExportButtonProps) {
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      await saveDownload(path, fileName, { query })
    } catch (error) {
      toast({ title: 'La liste n’a pas pu être exportée', text: messageFor(error), tone: 'err' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="sm"
      icon={<IconDownload className="i i--18" aria-hidden="true" />}
      loading={busy}
      loadingLabel="Export…"
      onClick={() => void save()}
    >
      Exporter en CSV
    </Button>
  )
}
