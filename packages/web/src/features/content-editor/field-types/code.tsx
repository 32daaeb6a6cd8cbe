import type { CodeField } from '@kiosque/contract/kinds/fields/code'
import { textView } from './text-view.tsx'

export const codeView = textView<CodeField>()
