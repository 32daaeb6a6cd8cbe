import { readRpps } from '@kiosque/contract/domain/identifiers'

export function checkName(text: string): string | undefined {
  const name = text.trim()
  if (name === '') return 'Ce champ est requis.'
  return name.length > 80 ? '80 caractères au plus.' : undefined
}

/** A failing RPPS key warns, it does not block (D3-04). */
export function rppsWarning(text: string): string | undefined {
  if (text.trim() === '') return undefined
  const read = readRpps(text)
  return read.ok ? read.warning : undefined
}
