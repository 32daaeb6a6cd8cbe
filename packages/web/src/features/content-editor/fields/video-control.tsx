import { useState } from 'react'
import type { VideoField } from '@kiosque/contract/kinds/fields/video'
import { Button } from '../../../ui/button.tsx'
import { Radio } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { embedAddress } from '../model/video-address.ts'
import { useSlots } from '../slots.ts'
import { useFormContext } from './form-context.ts'

export type FormVideo = { mode: 'url' | 'file'; url: string; file_id: number | null }
type Props = { field: VideoField; path: string; value: FormVideo; onChange: (value: unknown) => void }

/** A file of the library, or the address of an accepted host as people copy it. */
export function VideoControl({ field, path, value, onChange }: Props) {
  const [picking, setPicking] = useState(false)
  const { errors, refs, remember } = useFormContext()
  const slots = useSlots()
  const file = value.file_id === null ? undefined : refs.files[String(value.file_id)]
  return (
    <div className="stack" style={{ gap: 10 }}>
      <Radio
        legend={field.label}
        name={`${path}.mode`}
        value={value.mode}
        options={[
          { value: 'url', label: 'Adresse YouTube, Vimeo ou Dailymotion' },
          { value: 'file', label: 'Fichier de la médiathèque' },
        ]}
        onChange={(mode) => onChange({ ...value, mode })}
      />
      {value.mode === 'url' ? (
        <TextField
          label="Adresse de la vidéo"
          name={path}
          value={value.url}
          error={errors[path]}
          hint={field.help}
          inputMode="url"
          onChange={(url) => onChange({ ...value, url })}
          onBlur={() => onChange({ ...value, url: embedAddress(value.url) ?? value.url })}
        />
      ) : (
        <div className="row">
          <span className="grow small">{file?.name ?? 'Aucun fichier choisi'}</span>
          <Button size="sm" onClick={() => setPicking(true)}>
            {file ? 'Remplacer la vidéo' : 'Choisir une vidéo'}
          </Button>
        </div>
      )}
      {picking &&
        slots.media({
          accept: 'video',
          onClose: () => setPicking(false),
          onPick: ([picked]) => {
            setPicking(false)
            if (!picked) return
            remember({ files: { [picked.id]: picked } })
            onChange({ ...value, file_id: picked.id })
          },
        })}
    </div>
  )
}
