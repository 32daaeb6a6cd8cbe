import { IconFileText, IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { formatSize } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

type FileFieldProps = {
  id: string
  label: string
  error: string | undefined
  /** What is there already: a file just chosen, or the one kept. */
  shown: { name: string; size: number } | null
  onChoose: (file: File) => void
}

/** One document. The keyboard needs only the button; a phone offers its camera. */
export function FileField({ id, label, error, shown, onChoose }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Field
      id={id}
      label={label}
      name="file"
      error={error}
      hint="PDF ou photo (JPEG, PNG, WebP), 30 Mo au plus."
    >
      {(control) => (
        <div className="file-field">
          {shown && (
            <span className="row row--nw small">
              <IconFileText className="i i--18" aria-hidden="true" />
              <span className="file-field__name">{shown.name}</span>
              <span className="muted nowrap">{formatSize(shown.size)}</span>
            </span>
          )}
          <Button
            {...control}
            size="sm"
            icon={<IconUpload className="i i--18" aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {shown ? 'Choisir un autre fichier' : 'Choisir un fichier'}
          </Button>
          <input
            ref={input}
            type="file"
            className="sr-only"
            tabIndex={-1}
            aria-label="Fichier de l’attestation"
            accept=".pdf,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp"
            onChange={(event) => {
              const file = event.target.files?.[0]
              // The same file chosen again after a refusal is a choice too.
              event.target.value = ''
              if (file) onChoose(file)
            }}
          />
        </div>
      )}
    </Field>
  )
}
