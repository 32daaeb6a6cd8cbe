import type { FileRef } from '@kiosque/contract/wire/files'
import { FileLink } from '../parts/file-link.tsx'

export const fileLinks = (files: readonly FileRef[]) => (
  <div className="grid grid--2" style={{ '--gap': '12px' } as React.CSSProperties}>
    {files.map((file) => (
      <FileLink key={file.id} file={file} />
    ))}
  </div>
)
