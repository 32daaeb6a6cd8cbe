import { readEnv } from './env.ts'
import { asStartError, StartError } from './start-error.ts'

// The machine's own Node may be older than the one the project brings: say so, rather than fail on its syntax.
if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write('\nKiosque demande le Node livré avec lui : lancez « npm start ».\n')
  process.exit(1)
}

const place = { host: '', port: 0 }

async function start(): Promise<void> {
  const env = readEnv(process.env)
  Object.assign(place, { host: env.host, port: env.port })
  // Loaded only now: a bad variable is told at once, before the whole application is read.
  const { startServer } = await import('./server.ts')
  await startServer(env)
}

// As a promise: gathered in one file, the server is a script, which cannot wait at its top.
start().catch((error: unknown) => {
  const known = asStartError(error, place)
  if (!(known instanceof StartError)) throw error
  process.stderr.write(`\n${known.message}\n`)
  process.exit(1)
})
