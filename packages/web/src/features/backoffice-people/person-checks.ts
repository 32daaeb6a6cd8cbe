import { readEmail, readPhone, readRpps } from '@kiosque/contract/domain/identifiers'
import type { Read } from '@kiosque/contract/domain/identifiers'

const message = (read: Read) => (read.ok ? undefined : read.message)

export const checkName = (text: string) =>
  text.trim() === '' ? 'Ce champ est requis.' : text.trim().length > 80 ? '80 caractères au plus.' : undefined
export const checkEmail = (text: string) => message(readEmail(text))
/** Optional: an empty field is no error. */
export const checkPhone = (text: string) => (text.trim() === '' ? undefined : message(readPhone(text)))
export const checkRpps = (text: string) => (text.trim() === '' ? undefined : message(readRpps(text)))

/** A failing RPPS key warns, it does not block (D3-04). */
export function rppsWarning(text: string): string | undefined {
  if (text.trim() === '') return undefined
  const read = readRpps(text)
  return read.ok ? read.warning : undefined
}
