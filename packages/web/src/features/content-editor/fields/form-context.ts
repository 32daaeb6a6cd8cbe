import { createContext, useContext } from 'react'
import type { AdminContentDetail } from '@kiosque/contract/wire/contents'
import type { FileRef } from '@kiosque/contract/wire/files'
import type { Errors } from '../../../lib/form/errors.ts'

/** What ids stand for: read with the content, then completed by each choice. */
export type Refs = {
  files: Record<string, FileRef>
  laboratories: Record<string, { id: number; name: string }>
  partners: Record<string, { id: number; name: string }>
  authors: Record<string, { id: number; name: string }>
  contents: Record<string, { id: number; kind: string; title: string; status: string }>
}

export const noRefs = (): Refs => ({ files: {}, laboratories: {}, partners: {}, authors: {}, contents: {} })

export const refsOf = (content: AdminContentDetail | null): Refs =>
  content === null ? noRefs() : (content.refs as Refs)

export function mergeRefs(before: Refs, more: Partial<Refs>): Refs {
  return {
    files: { ...before.files, ...more.files },
    laboratories: { ...before.laboratories, ...more.laboratories },
    partners: { ...before.partners, ...more.partners },
    authors: { ...before.authors, ...more.authors },
    contents: { ...before.contents, ...more.contents },
  }
}

type FormContextValue = {
  errors: Errors
  refs: Refs
  remember: (more: Partial<Refs>) => void
  /** The food or hygiene flag of the content: its discounts have a legal cap. */
  isEgalim: boolean
}

export const FormContext = createContext<FormContextValue | null>(null)

export function useFormContext(): FormContextValue {
  const context = useContext(FormContext)
  if (!context) throw new Error('This field needs a form')
  return context
}
