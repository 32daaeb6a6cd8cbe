import type { ImagesField } from '@kiosque/contract/kinds/fields/images'
import { filesView } from './files-view.tsx'

export const imagesView = filesView<ImagesField>({ isOne: false, isPicture: true })
