import { readEmail } from '@kiosque/contract/domain/identifiers'
import { migrate } from '../db/migrate.ts'
import { openDatabase, openEngine } from '../db/open-database.ts'
import { readEnv } from '../env.ts'
import { createLog } from '../http/request-log.ts'
import { appointAdministrator } from '../people/appoint-administrator.service.ts'
import { asStartError, StartError } from '../start-error.ts'

const USAGE = `Usage : npm run admin -- create <adresse e-mail> <prénom> <nom>

Crée un administrateur du siège, ou rend ce droit à une personne qui a déjà un compte, et affiche un lien
à usage unique, valable 60 minutes, pour choisir son mot de passe.
`

/** `npm run admin`: the first administrator of a new database, or a way back in. No password passes by the shell. */
async function run([verb = '', typedEmail = '', firstName = '', ...lastName]: string[]): Promise<void> {
  const email = readEmail(typedEmail)
  if (verb !== 'create' || !email.ok || firstName === '' || lastName.length === 0) {
    process.stderr.write(USAGE)
    process.exit(2)
  }
  const env = readEnv(process.env)
  const engine = await openEngine(env, createLog({ logLevel: 'warn' }))
  try {
    await migrate(engine)
    const { db } = await openDatabase(engine)
    const person = { email: email.value, first_name: firstName, last_name: lastName.join(' ') }
    const link = await appointAdministrator(db, person, { publicUrl: env.publicUrl, now: new Date() })
    process.stdout.write(`${email.value} est administrateur du siège. Lien valable 60 minutes :\n\n${link}\n`)
  } finally {
    await engine.close()
  }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  const known = asStartError(error, { host: '', port: 0 })
  if (!(known instanceof StartError)) throw error
  process.stderr.write(`\n${known.message}\n`)
  process.exit(1)
}
