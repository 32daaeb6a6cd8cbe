import { IconDownload } from '@tabler/icons-react'
import type { FileRef } from '@kiosque/contract/wire/files'
import { formatSize } from '../../../lib/format.ts'
import { ButtonLink } from '../../../ui/button.tsx'

/** The catalogue to take away, with what it weighs. */
export function PdfButton({ file, size = 'md' }: { file: FileRef; size?: 'md' | 'lg' }) {
  return (
    <ButtonLink
      variant="light"
      size={size}
      href={`${file.url}&download=1`}
      data-native
      icon={<IconDownload className="i" aria-hidden="true" />}
    >
      PDF, {formatSize(file.size)}
    </ButtonLink>
  )
}
