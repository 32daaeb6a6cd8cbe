import type { ImageField } from '@kiosque/contract/kinds/fields/image'
import { filesView } from './files-view.tsx'

export const imageView = filesView<ImageField>({ isOne: true, isPicture: true })
