import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { ReactNode } from 'react'
import { IconPhoto } from '@tabler/icons-react'
import type { FileRef } from '@kiosque/contract/wire/files'
import { Button } from '../../ui/button.tsx'

type PictureFieldProps = {
  label: string
  file: FileRef | null
  onChange: (file: FileRef | null) => void
  picker: (props: { onPick: (file: FileRef) => void; onClose: () => void }) => ReactNode
}

/** A picture of the library: shown small, chosen in the picker the page lends. */
export function PictureField({ label, file, onChange, picker }: PictureFieldProps) {
  const [open, setOpen] = useState(false)
  return (
    <fieldset className="field">
      <legend className="label">{label}</legend>
      <div className="row">
        <span className="ic ic--lg reference-logo">
          {file ? (
            <img src={file.sizes[0]?.url ?? file.url} alt={file.alt || file.name} />
          ) : (
            <IconPhoto className="i i--24" aria-hidden="true" />
          )}
        </span>
        <Button size="sm" onClick={() => setOpen(true)}>
          {file ? 'Changer' : 'Choisir une image'}
        </Button>
        {file && (
          <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
            Retirer<span className="sr-only"> {label}</span>
          </Button>
        )}
      </div>
      {/* Outside the form around: Enter in its search must not submit it. */}
      {open && createPortal(picker({ onPick: onChange, onClose: () => setOpen(false) }), document.body)}
    </fieldset>
  )
}
