import type { FilesField } from '@kiosque/contract/kinds/fields/files'
import { filesView } from './files-view.tsx'

export const filesFieldView = filesView<FilesField>({ isOne: false, isPicture: false })
