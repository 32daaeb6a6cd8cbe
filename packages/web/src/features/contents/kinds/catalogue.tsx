import { IconBook } from '@tabler/icons-react'
import type { KindView } from './kind-view.ts'

export const catalogueView: KindView<'catalogue'> = { icon: IconBook }
