import type { ImportReport } from '@kiosque/contract/wire/people'
import { api, saveDownload } from '../../lib/api.ts'
import type { ImportKind } from './import-kinds.ts'

/** A large file may take minutes to check and write: longer than an ordinary call. */
const PATIENCE_MS = 10 * 60_000

/** Reads the whole file and says what would happen; nothing is written. */
export const tryImport = (kind: ImportKind, file: File, signal: AbortSignal) =>
  api.upload<ImportReport>(
    kind.path,
    file,
    {},
    {
      query: { dry_run: true },
      signal,
      timeoutMs: PATIENCE_MS,
    },
  )

/** Writes the good lines; those the dry run refused are left out. */
export const runImport = (kind: ImportKind, file: File) =>
  api.upload<ImportReport>(
    kind.path,
    file,
    {},
    {
      query: { skip_invalid: true },
      timeoutMs: PATIENCE_MS,
    },
  )

export const downloadTemplate = (kind: ImportKind) => saveDownload(`${kind.path}/template`, kind.template)

/** The bytes are read once: what is imported is exactly what was tried, even if the file changes on disk. */
export async function keepFile(file: File): Promise<File> {
  return new File([await file.arrayBuffer()], file.name, { type: 'text/csv' })
}
