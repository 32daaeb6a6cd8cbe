import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { messageFor } from '../lib/api.ts'
import { Button, IconButton, type ButtonProps } from './button.tsx'
import { toast } from './toast.tsx'

type DownloadButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'icon'> & {
  children: ReactNode
  /** Says more than the words shown, for who hears the page. */
  label?: string
  save: () => Promise<void>
  /** The title of the message when the file could not be had. */
  failure: string
}

function useDownload({ save, failure }: Pick<DownloadButtonProps, 'save' | 'failure'>) {
  const [busy, setBusy] = useState(false)
  async function start() {
    if (busy) return
    setBusy(true)
    try {
      await save()
    } catch (error) {
      toast({ title: failure, text: messageFor(error), tone: 'err' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, onClick: () => void start() }
}

/** A file made on demand: the button waits for it, and says when it does not come. */
export function DownloadButton({ children, label, save, failure, ...look }: DownloadButtonProps) {
  const { busy, onClick } = useDownload({ save, failure })
  return (
    <Button
      size="sm"
      icon={<IconDownload className="i i--18" aria-hidden="true" />}
      {...look}
      aria-label={label}
      loading={busy}
      loadingLabel="Export…"
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

/** The same as a drawing alone, where a line has several of them. */
export function DownloadIconButton({
  label,
  save,
  failure,
}: Required<Pick<DownloadButtonProps, 'label' | 'save' | 'failure'>>) {
  const { busy, onClick } = useDownload({ save, failure })
  return (
    <IconButton size="sm" label={label} aria-busy={busy} onClick={onClick}>
      <IconDownload className="i i--18" aria-hidden="true" />
    </IconButton>
  )
}
