import { useEffect, useRef } from 'react'
import { toast } from '../../ui/toast-store.ts'
import { usePartnerOpening } from './use-partner-opening.tsx'

type Props = { partner: string; name: string; onEnd: () => void }

/** Opens the partner by being drawn, for a page that loads no more than it must before somebody clicks. */
export function PartnerOpening({ partner, name, onEnd }: Props) {
  const { open, dialog, isBusy } = usePartnerOpening(partner, name, (problem) => {
    if (problem) toast({ title: `${name} ne s’ouvre pas`, text: problem, tone: 'err' })
  })
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!hasBegun.current) open()
    else if (!isBusy) onEnd()
    hasBegun.current = true
  }, [open, isBusy, onEnd])
  return dialog || null
}
