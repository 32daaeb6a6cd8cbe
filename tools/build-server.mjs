import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOf, isFresh, stampName, swapIn } from './built.mjs'
import { cache, pinnedNode, root, serverDist, serverSourceMaps } from './paths.mjs'
import { takeSourceMaps } from './source-maps.mjs'

const sources = ['packages/api/src', 'packages/contract/src', 'tools/bundle-server.mjs', 'package-lock.json']
const hashOfSources = () => hashOf(sources, (file) => /\.(?:ts|mjs|json)$/.test(file))

/** Whether the server is gathered from the sources as they are. */
export const isServerBuilt = () => isFresh(serverDist, hashOfSources())

function bundleInto(folder) {
  const child = spawn(pinnedNode(), [join(root, 'tools/bundle-server.mjs'), folder, serverDist], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let told = ''
  child.stderr.on('data', (chunk) => (told += chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(told))))
  })
}

/**
 * Gathers the server in a few files when its sources changed since the last time: eleven hundred of them, each with the
 * types stripped and kept twice as long, hold twenty megabytes more for as long as it runs. True when it had to.
 */
export async function buildServer() {
  const wanted = hashOfSources()
  if (isFresh(serverDist, wanted)) return false
  mkdirSync(cache, { recursive: true })
  const built = join(cache, `server-build-${process.pid}`)
  try {
    await bundleInto(built)
  } catch (error) {
    rmSync(built, { recursive: true, force: true })
    throw new Error(`La construction du serveur a échoué.\n${error.message}`, { cause: error })
  }
  // Put together in a folder of their own first: another process may be building too.
  const maps = join(cache, `server-maps-${process.pid}`)
  takeSourceMaps(built, maps)
  swapIn(maps, serverSourceMaps)
  writeFileSync(join(built, stampName), wanted)
  swapIn(built, serverDist)
  return true
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!(await buildServer())) process.stdout.write('Serveur déjà à jour.\n')
}
