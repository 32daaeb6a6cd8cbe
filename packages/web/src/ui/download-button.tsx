import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { messageFor } from '../lib/api.ts'
import { Button } from './button.tsx'
import { toast } from './toast.tsx'

type DownloadButtonProps = {
  children: ReactNode
  /** Says more than the words shown, for who hears the page. */
  label?: string
  save: () => Promise<void>
  /** The title of the message when the file could not be had. */
  failure: string
  icon?: ReactNode
}

/** A file made on demand: the button waits for it, and says when it does not come. */
export function DownloadButton({ children, label, save, failure, icon }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false)
  async function onClick() {
    setBusy(true)
    try {
      await save()
    } catch (error) {
      toast({ title: failure, text: messageFor(error), tone: 'err' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="sm"
      icon={icon ?? <IconDownload className="i i--18" aria-hidden="true" />}
      aria-label={label}
      loading={busy}
      loadingLabel="Export…"
      onClick={() => void onClick()}
    >
      {children}
    </Button>
  )
}
