import { useState } from 'react'
import type { FileRef } from '@kiosque/contract/wire/files'
import { messageFor } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { FreeText } from '../../parts/free-text.tsx'
import { toast } from '../../ui/toast.tsx'
import { FocalPicker } from './focal-picker.tsx'
import { useChangeMedia } from './media.queries.ts'
import './media.css'

type Props = {
  file: FileRef
  name: string
  error?: string | undefined
  onSaved: (file: FileRef) => void
}

/** Where a picture is used, its words are written too: saved in the library on leaving the field. */
export function PictureWords({ file, name, error, onSaved }: Props) {
  const [alt, setAlt] = useState(file.alt)
  const change = useChangeMedia(file.id)
  const [focal, setFocal] = useState({ x: file.focal_x, y: file.focal_y })
  const isMoved = focal.x !== file.focal_x || focal.y !== file.focal_y

  /** Told even when the field is gone by then: leaving it is what saves. A refusal is said at the field. */
  const save = (patch: { alt?: string; focal_x?: number; focal_y?: number }, said?: string) =>
    change.mutateAsync(patch).then(
      (saved) => {
        onSaved({ ...file, ...saved })
        if (said) toast({ title: said })
      },
      () => undefined,
    )

  return (
    <div className="stack" style={{ gap: 10 }}>
      <FreeText
        label="Texte alternatif"
        name={name}
        rows={2}
        maxLength={300}
        value={alt}
        error={change.error ? messageFor(change.error) : error}
        hint="Ce que montre l’image, pour qui ne la voit pas. Il vaut partout où elle sert."
        onChange={setAlt}
        onBlur={() => {
          if (alt.trim() !== file.alt) void save({ alt: alt.trim() })
        }}
      />
      <details>
        <summary className="link small">Choisir le cadrage</summary>
        <div className="stack" style={{ gap: 10, marginTop: 8 }}>
          <FocalPicker file={file} x={focal.x} y={focal.y} onChange={(x, y) => setFocal({ x, y })} />
          <Button
            size="sm"
            disabled={!isMoved}
            onClick={() => void save({ focal_x: focal.x, focal_y: focal.y }, 'Cadrage enregistré')}
          >
            Garder ce cadrage
          </Button>
        </div>
      </details>
    </div>
  )
}
