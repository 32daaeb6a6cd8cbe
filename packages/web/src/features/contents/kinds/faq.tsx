import { IconHelpCircle } from '@tabler/icons-react'
import type { KindView } from './kind-view.ts'

export const faqView: KindView<'faq'> = { icon: IconHelpCircle }
