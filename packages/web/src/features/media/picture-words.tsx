import { useState } from 'react'
import type { FileRef } from '@kiosque/contract/wire/files'
import { useQueryClient } from '@tanstack/react-query'
import { messageFor } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Textarea } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { FocalPicker } from './focal-picker.tsx'
import { mediaKey, patchMedia } from './media.queries.ts'
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
  const [problem, setProblem] = useState<string>()
  const [focal, setFocal] = useState({ x: file.focal_x, y: file.focal_y })
  const queryClient = useQueryClient()
  const isMoved = focal.x !== file.focal_x || focal.y !== file.focal_y

  async function save(patch: { alt?: string; focal_x?: number; focal_y?: number }) {
    setProblem(undefined)
    try {
      onSaved({ ...file, ...(await patchMedia(file.id, patch)) })
      void queryClient.invalidateQueries({ queryKey: mediaKey })
      return true
    } catch (failure) {
      setProblem(messageFor(failure))
      return false
    }
  }

  return (
    <div className="stack" style={{ gap: 10 }}>
      <Textarea
        label="Texte alternatif"
        name={name}
        rows={2}
        maxLength={300}
        value={alt}
        error={problem ?? error}
        hint="Ce que montre l’image, pour qui ne la voit pas. Il vaut partout où elle sert."
        onChange={setAlt}
        onBlur={() => void (alt.trim() !== file.alt && save({ alt: alt.trim() }))}
      />
      <details>
        <summary className="link small">Choisir le cadrage</summary>
        <div className="stack" style={{ gap: 10, marginTop: 8 }}>
          <FocalPicker file={file} x={focal.x} y={focal.y} onChange={(x, y) => setFocal({ x, y })} />
          <Button
            size="sm"
            disabled={!isMoved}
            onClick={() =>
              void save({ focal_x: focal.x, focal_y: focal.y }).then(
                (isSaved) => isSaved && toast({ title: 'Cadrage enregistré' }),
              )
            }
          >
            Garder ce cadrage
          </Button>
        </div>
      </details>
    </div>
  )
}
