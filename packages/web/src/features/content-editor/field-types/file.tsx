import type { FileField } from '@kiosque/contract/kinds/fields/file'
import { filesView } from './files-view.tsx'

export const fileView = filesView<FileField>({ isOne: true, isPicture: false })
