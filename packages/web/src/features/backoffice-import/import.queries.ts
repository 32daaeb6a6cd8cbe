import type { ImportReport } from '@kiosque/contract/wire/people'
import { api, saveDownload } from '../../lib/api.ts'
import type { Query } from '../../lib/api-client.ts'
import { errorFrom, networkError } from '../../lib/api-error.ts'
import type { ImportKind } from './import-kinds.ts'

/** A large file may take minutes to check and write: longer than an ordinary call. */
const PATIENCE_MS = 10 * 60_000

type Watched = { onPercent: (percent: number) => void; signal?: AbortSignal }

/** The server says how far it is, then gives its report or its refusal. */
async function send(kind: ImportKind, file: File, query: Query, { onPercent, signal }: Watched) {
  let report: ImportReport | undefined
  const onLine = (line: Record<string, unknown>) => {
    if (typeof line['percent'] === 'number') onPercent(line['percent'])
    if (line['report']) report = line['report'] as ImportReport
    if (line['error']) {
      const { status } = line['error'] as { status: number }
      throw errorFrom(status, line['error'], new Headers())
    }
  }
  const options = { query, onLine, timeoutMs: PATIENCE_MS, ...(signal ? { signal } : {}) }
  await api.uploadInLines(kind.path, file, options)
  // The line was cut before its end: whether it was written is not known.
  if (!report) throw networkError()
  return report
}

/** Reads the whole file and says what would happen; nothing is written. */
export const tryImport = (kind: ImportKind, file: File, watched: Watched) =>
  send(kind, file, { dry_run: true }, watched)

/** Writes the good lines; those the dry run refused are left out. */
export const runImport = (kind: ImportKind, file: File, replace: boolean, watched: Watched) =>
  send(kind, file, { skip_invalid: true, ...(replace ? { replace } : {}) }, watched)

export const downloadTemplate = (kind: ImportKind) => saveDownload(`${kind.path}/template`, kind.template)

/** The bytes are read once: what is imported is exactly what was tried, even if the file changes on disk. */
export async function keepFile(file: File): Promise<File> {
  return new File([await file.arrayBuffer()], file.name, { type: 'text/csv' })
}
