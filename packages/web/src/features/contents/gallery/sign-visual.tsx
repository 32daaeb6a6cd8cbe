import { IconBuildingStore } from '@tabler/icons-react'
import { useState } from 'react'
import type { FileRef } from '@kiosque/contract/wire/files'
import { saveBlob } from '../../../lib/save-blob.ts'
import { useSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { addressLine, signedVisual } from './signed-visual.ts'

/** « Ajouter mon officine »: the visual with the pharmacy's name and address under it, made on this device. */
export function SignVisual({ file, title }: { file: FileRef; title: string }) {
  const pharmacy = useSession()?.drugstoreFull
  const [isDrawing, setDrawing] = useState(false)
  if (!pharmacy || !file.type.startsWith('image/')) return null
  const save = async () => {
    setDrawing(true)
    try {
      saveBlob(await signedVisual(file, pharmacy), `${title}, ${pharmacy.name}.png`)
    } catch {
      toast({
        title: 'Visuel non préparé',
        text: 'Réessayez, ou téléchargez-le sans le nom de votre officine.',
        tone: 'err',
      })
    } finally {
      setDrawing(false)
    }
  }
  return (
    <section className="viewer__own" aria-label="Ajouter mon officine">
      <Button
        variant="primary"
        size="lg"
        block
        loading={isDrawing}
        loadingLabel="Préparation…"
        icon={<IconBuildingStore className="i" aria-hidden="true" />}
        onClick={() => void save()}
      >
        Télécharger avec mon officine
      </Button>
      <p className="xs muted">
        Au bas du visuel&nbsp;: {[pharmacy.name, addressLine(pharmacy)].filter(Boolean).join(', ')}.
      </p>
    </section>
  )
}
