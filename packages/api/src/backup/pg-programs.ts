import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { BackupError } from './backup-folder.ts'

/** A consistent picture of the whole database, while the portal goes on. */
export const dumpPostgres = (databaseUrl: string, file: string): Promise<void> =>
  run('pg_dump', databaseUrl, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`])

/** All of it or nothing. */
export const restorePostgres = (databaseUrl: string, file: string): Promise<void> =>
  run('pg_restore', databaseUrl, ['--no-owner', '--no-privileges', '--single-transaction', file])

/** The programs of PostgreSQL itself; the password goes by their environment, which a list of processes does not show. */
async function run(program: 'pg_dump' | 'pg_restore', databaseUrl: string, args: string[]): Promise<void> {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const child = spawn(program, [...args, `--dbname=${url.href}`], {
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = await once(child, 'close').catch(() => {
    throw new BackupError(`${program} manque sur cette machine : installez le client de PostgreSQL.`)
  })
  if (code !== 0) throw new BackupError(`${program} a échoué :\n${said.trim()}`)
}
