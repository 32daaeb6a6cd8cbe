import type { ImportReport } from '@kiosque/contract/wire/people'
import { api, saveDownload } from '../../lib/api.ts'

/** A large file may take minutes to check and write: longer than an ordinary call. */
const PATIENCE_MS = 10 * 60_000

/** Reads the whole file and says what would happen; nothing is written. */
export const tryImport = (file: File, signal: AbortSignal) =>
  api.upload<ImportReport>(
    '/admin/drugstores/import',
    file,
    {},
    {
      query: { dry_run: true },
      signal,
      timeoutMs: PATIENCE_MS,
    },
  )

/** Writes the good lines; those the dry run refused are left out. */
export const runImport = (file: File) =>
  api.upload<ImportReport>(
    '/admin/drugstores/import',
    file,
    {},
    {
      query: { skip_invalid: true },
      timeoutMs: PATIENCE_MS,
    },
  )

export const downloadTemplate = () =>
  saveDownload('/admin/drugstores/import/template', 'modele-officines.csv')

/** The bytes are read once: what is imported is exactly what was tried, even if the file changes on disk. */
export async function keepFile(file: File): Promise<File> {
  return new File([await file.arrayBuffer()], file.name, { type: 'text/csv' })
}
