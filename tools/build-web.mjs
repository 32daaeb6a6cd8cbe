import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { cache, pinnedNode, root, sourceMaps, vite, webDist } from './paths.mjs'
import { tell } from './progress.mjs'
import { takeSourceMaps } from './source-maps.mjs'

const sources = ['packages/web', 'packages/contract/src', 'package-lock.json']
const skipped = new Set(['dist', 'node_modules'])
const stampName = '.sources'
const byName = (a, b) => (a < b ? -1 : 1)

function filesUnder(path) {
  if (!existsSync(path)) return []
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => !skipped.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
      .flatMap((entry) =>
        entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)],
      )
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path]
    throw error
  }
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesUnder(join(root, source))).toSorted(byName)) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function isFresh(wanted) {
  const stamp = join(webDist, stampName)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
}

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

/** Swaps the finished build in, so that a server or a test never meets half of one. */
function swapIn(built) {
  const former = join(cache, `web-former-${process.pid}`)
  if (existsSync(webDist)) renameSync(webDist, former)
  renameSync(built, webDist)
  rmSync(former, { recursive: true, force: true })
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
  swapIn(built)
}

/** Whether the interface is built from the sources as they are. */
export const isWebBuilt = () => isFresh(hashOfSources())

/** Builds the browser's half when its sources changed since the last time, which it says. True when it had to. */
export function buildWeb({ quiet = false } = {}) {
  const wanted = hashOfSources()
  if (isFresh(wanted)) return false
  if (quiet) build(wanted)
  else tell('Construction de l’interface', () => build(wanted))
  return true
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!buildWeb()) process.stdout.write('Interface déjà à jour.\n')
}
