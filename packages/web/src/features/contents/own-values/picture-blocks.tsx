import type { ImageField } from '@kiosque/contract/kinds/fields/image'
import type { ImagesField } from '@kiosque/contract/kinds/fields/images'
import type { FileRef } from '@kiosque/contract/wire/files'
import { Picture } from '../parts/picture.tsx'
import type { Block } from './block.ts'

const pictures = (files: readonly FileRef[]) => (
  <div className={files.length === 1 ? undefined : 'grid grid--3'}>
    {files.map((file) => (
      <div key={file.id} className="sheet-cover">
        <Picture file={file} seed={file.id} sizes="60vw" />
      </div>
    ))}
  </div>
)

export const imageBlock: Block<ImageField> = (_, file) => pictures([file])
export const imagesBlock: Block<ImagesField> = (_, files) => pictures(files)
