import { setTimeout as wait } from 'node:timers/promises'
import { buildServer } from './build-server.mjs'
import { buildWeb, isWebBuilt } from './build-web.mjs'
import { ensureInstall } from './ensure-install.mjs'
import { tellUntil } from './progress.mjs'
import { exitCodeOf, fillDemo, forwardSignals, spawnServer } from './server-process.mjs'
import { stop } from './stop.mjs'

/** Where there was nothing to fill, nothing is said of it. */
const isOver = (ended) => Promise.race([ended.then(() => true), wait(200, false)])

ensureInstall()
// In a fresh clone both take long, on a core each. What is filled or not to be filled, the command sees by itself.
const filling = isWebBuilt() ? null : fillDemo()
const gathering = buildServer().catch((error) => stop(error.message))
try {
  buildWeb()
} catch (error) {
  stop(error.message)
}
await gathering
if (filling && !(await isOver(filling))) await tellUntil('Remplissage de la démonstration', filling)

const server = spawnServer()
forwardSignals([server])
server.on('error', (error) => stop(`Le serveur n’a pas pu démarrer : ${error.message}`))
server.on('exit', (code, signal) => process.exit(exitCodeOf(code, signal)))
