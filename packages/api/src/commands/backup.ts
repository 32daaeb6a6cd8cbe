import { resolve } from 'node:path'
import { BackupError } from '../backup/backup-folder.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { readEnv } from '../env.ts'
import { asStartError, StartError } from '../start-error.ts'

const USAGE = `Usage : npm run backup -- <dossier nouveau>
        npm run restore -- <dossier d’une sauvegarde>

La base et les fichiers ensemble, dans un dossier. Restaurer demande une base et un dossier de données neufs.
`

const inMegabytes = (bytes: number) =>
  `${(bytes / 1_000_000).toLocaleString('fr', { maximumFractionDigits: 1 })} Mo`

/** `npm run backup` and `npm run restore`. */
async function run([verb = '', name = '']: string[]): Promise<void> {
  if ((verb !== 'make' && verb !== 'restore') || name === '') {
    process.stderr.write(USAGE)
    process.exit(2)
  }
  const env = readEnv(process.env)
  const folder = resolve(name)
  const {
    files,
    bytes,
    made_at: at,
  } = verb === 'make' ? await makeBackup(env, folder, new Date()) : await restoreBackup(env, folder)
  const done = verb === 'make' ? `Sauvegarde faite dans ${folder}` : `Sauvegarde du ${at} restaurée`
  process.stdout.write(`${done} : la base et ${files} fichiers, ${inMegabytes(bytes)}.\n`)
  if (verb === 'make' && env.databaseUrl)
    process.stdout.write('SECRET_KEY n’y est pas : gardez-la ailleurs, elle est nécessaire pour restaurer.\n')
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  const known = asStartError(error, { host: '', port: 0 })
  if (!(known instanceof StartError || known instanceof BackupError)) throw error
  process.stderr.write(`\n${known.message}\n`)
  process.exit(1)
}
