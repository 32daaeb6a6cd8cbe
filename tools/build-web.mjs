import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { filesUnder, hashOf, isFresh, stampName, swapIn } from './built.mjs'
import { cache, pinnedNode, root, sourceMaps, vite, webDist } from './paths.mjs'
import { tell } from './progress.mjs'
import { takeSourceMaps } from './source-maps.mjs'

const sources = ['packages/web', 'packages/contract/src', 'package-lock.json']

/** Compresses once what the server would otherwise compress at each answer. */
function compressIn(folder) {
  for (const file of filesUnder(folder).filter((path) => /\.(js|css|html|svg|json)$/.test(path))) {
    const bytes = readFileSync(file)
    if (bytes.byteLength < 1024) continue
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 10,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    }
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
  }
}

function build(wanted) {
  mkdirSync(cache, { recursive: true })
  const built = join(cache, `web-build-${process.pid}`)
  const { status, stdout, stderr } = spawnSync(
    pinnedNode(),
    [vite, 'build', join(root, 'packages/web'), '--outDir', built, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  )
  if (status !== 0) {
    rmSync(built, { recursive: true, force: true })
    throw new Error(`La construction de l’interface a échoué.\n${stdout}${stderr}`)
  }
  takeSourceMaps(built, sourceMaps)
  compressIn(built)
  writeFileSync(join(built, stampName), wanted)
  swapIn(built, webDist)
}

/** Whether the interface is built from the sources as they are. */
export const isWebBuilt = () => isFresh(webDist, hashOf(sources))

/** Builds the browser's half when its sources changed since the last time, which it says. True when it had to. */
export function buildWeb({ quiet = false } = {}) {
  const wanted = hashOf(sources)
  if (isFresh(webDist, wanted)) return false
  if (quiet) build(wanted)
  else tell('Construction de l’interface', () => build(wanted))
  return true
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!buildWeb()) process.stdout.write('Interface déjà à jour.\n')
}
