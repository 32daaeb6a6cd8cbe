import { startServer } from './server.ts'
import { StartError } from './start-error.ts'

// The machine's own Node may be older than the one the project brings: say so, rather than fail on its syntax.
if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write('\nKiosque demande le Node livré avec lui : lancez « npm start ».\n')
  process.exit(1)
}

try {
  await startServer(process.env)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`\n${error.message}\n`)
  process.exit(1)
}
