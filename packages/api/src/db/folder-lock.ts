import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class FolderLockedError extends Error {}

/**
 * Keeps a data folder for this process alone: the embedded database has no lock of its own, and two processes
 * would ruin it. The lock is the one the operating system keeps on an SQLite file, so it ends with the process,
 * however it dies: nothing stale is ever left behind.
 */
export function lockFolder(folder: string): { release(): void } {
  const file = join(folder, 'in-use.lock')
  const pidFile = join(folder, 'in-use.pid')
  const holder = new DatabaseSync(file, { timeout: 0 })
  try {
    holder.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch {
    holder.close()
    throw new FolderLockedError(
      `Le dossier de données ${folder} est déjà utilisé par un autre Kiosque${processOf(pidFile)} : arrêtez-le d’abord, ou choisissez un autre KIOSQUE_DATA_DIR.`,
    )
  }
  writeFileSync(pidFile, String(process.pid))
  return {
    release() {
      if (holder.isOpen) holder.close()
    },
  }
}

function processOf(pidFile: string): string {
  try {
    return ` (processus ${readFileSync(pidFile, 'utf8').trim()})`
  } catch {
    return ''
  }
}
