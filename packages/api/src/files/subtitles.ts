import { readFile, stat } from 'node:fs/promises'
import { problemText, readSubtitles, type Cue } from '@kiosque/contract/domain/subtitles'
import { invalid } from '../errors.ts'

/** Four hours of film hold in a tenth of this. */
const MOST_BYTES = 2_000_000

const NOT_UTF8 =
  'Ces sous-titres ne sont pas en UTF-8\u00a0: leurs accents seraient illisibles. Enregistrez le fichier en UTF-8, puis réessayez.'
const TOO_LONG =
  'Ces sous-titres dépassent 2\u00a0Mo\u00a0: ce n’est pas la taille d’un fichier de sous-titres.'

/** Null where the bytes are no UTF-8. */
function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** A file of subtitles that a player could only show in part is refused, with the lines to mend. */
export async function refuseBrokenSubtitles(path: string): Promise<void> {
  const { size } = await stat(path)
  if (size > MOST_BYTES)
    throw invalid({ file: [TOO_LONG] }, 'invalid', 'Ce fichier de sous-titres est à corriger.')
  const text = decode(await readFile(path))
  const problems = text === null ? [NOT_UTF8] : readSubtitles(text).problems.map(problemText)
  if (problems.length > 0)
    throw invalid({ file: problems }, 'invalid', 'Ce fichier de sous-titres est à corriger.')
}

export const cuesIn = (bytes: Uint8Array): Cue[] => readSubtitles(decode(bytes) ?? '').cues
