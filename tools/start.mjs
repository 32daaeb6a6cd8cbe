import { buildWeb } from './build-web.mjs'
import { ensureInstall } from './ensure-install.mjs'
import { exitCodeOf, forwardSignals, spawnServer } from './server-process.mjs'
import { stop } from './stop.mjs'

ensureInstall()
try {
  buildWeb()
} catch (error) {
  stop(error.message)
}

const server = spawnServer()
forwardSignals([server])
server.on('error', (error) => stop(`Le serveur n’a pas pu démarrer : ${error.message}`))
server.on('exit', (code, signal) => process.exit(exitCodeOf(code, signal)))
