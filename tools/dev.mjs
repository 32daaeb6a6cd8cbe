import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstall } from './ensure-install.mjs'
import { pinnedNode, root, vite } from './paths.mjs'
import { exitCodeOf, forwardSignals, serverSources, spawnServer } from './server-process.mjs'

ensureInstall()
const port = process.env['PORT'] ?? '3000'
const webPort = process.env['KIOSQUE_WEB_PORT'] ?? '5173'

// Links in mails must open the interface being worked on, not the built one.
const api = spawnServer({
  entry: serverSources,
  nodeOptions: ['--watch', '--watch-preserve-output'],
  env: { PORT: port, PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${webPort}` },
})
const web = spawn(pinnedNode(), [vite, join(root, 'packages/web')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, KIOSQUE_API: `http://127.0.0.1:${port}`, KIOSQUE_WEB_PORT: webPort },
})

forwardSignals([api, web])
api.on('exit', (code, signal) => {
  web.kill('SIGTERM')
  process.exitCode = exitCodeOf(code, signal)
})
web.on('exit', () => api.kill('SIGTERM'))
