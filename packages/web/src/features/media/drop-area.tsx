import { useRef, useState } from 'react'
import type { DragEvent, ReactNode } from 'react'
import { IconUpload } from '@tabler/icons-react'
import { ACCEPTED_EXTENSIONS } from '@kiosque/contract/domain/uploads'
import { Button } from '../../ui/button.tsx'

type DropAreaProps = { onFiles: (files: File[]) => void; children: ReactNode; className?: string }

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Files dropped anywhere inside are taken; a veil says so while they hover. */
export function DropArea({ onFiles, children, className = '' }: DropAreaProps) {
  // Entering a child leaves its parent: only the balance says whether the files are still inside.
  const depth = useRef(0)
  const [over, setOver] = useState(false)
  const leave = () => {
    depth.current = Math.max(0, depth.current - 1)
    if (depth.current === 0) setOver(false)
  }
  return (
    <div
      className={`media-drop ${className}`}
      onDragEnter={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        depth.current += 1
        setOver(true)
      }}
      onDragOver={(event) => {
        if (hasFiles(event)) event.preventDefault()
      }}
      onDragLeave={leave}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        depth.current = 0
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
      {over && (
        <div className="media-drop__veil" aria-hidden="true">
          <IconUpload className="i i--24" />
          Déposez vos fichiers ici
        </div>
      )}
    </div>
  )
}

type UploadButtonProps = {
  onFiles: (files: File[]) => void
  children?: ReactNode
  variant?: 'primary' | 'outline'
  multiple?: boolean
  accept?: string
  label?: string
}

export function UploadButton({
  onFiles,
  children = 'Ajouter des fichiers',
  variant = 'primary',
  multiple = true,
  accept = ACCEPTED_EXTENSIONS.map((extension) => `.${extension}`).join(','),
  label = 'Fichiers à ajouter',
}: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant={variant}
        size="sm"
        icon={<IconUpload className="i i--18" aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same file chosen again must count as a new choice.
          event.target.value = ''
        }}
      />
    </>
  )
}
