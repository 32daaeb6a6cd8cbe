import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { modules, pinnedNode, root } from './paths.mjs'
import { tell } from './progress.mjs'
import { stop } from './stop.mjs'

/**
 * npm writes node_modules/.package-lock.json last, so its presence means a whole installation, and its
 * content says which one. Dates say nothing after a clone or a copy: only contents are compared.
 */
export function isInstalled(wanted, installed) {
  if (!installed) return false
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.link) return true
    const present = installed.packages[path]
    // Parts for other platforms, and peers nobody asked for, are rightly absent.
    if (!present) return Boolean(entry.optional || entry.devOptional || entry.peer)
    return present.version === entry.version
  })
}

function readJson(path) {
  if (!existsSync(path)) return null
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

// Not `npm ci`: it refuses a lockfile without the binaries of platforms that a registry does not carry.
// Builds and tests need the development packages, and Node itself is an optional one. Of what npm has to say, only
// errors help someone who starts the portal: warnings are about the packages of packages.
export const npmOptions = [
  'install',
  '--no-save',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--no-progress',
  '--loglevel=error',
]

function runNpmInstall() {
  const script = process.env['npm_execpath']
  const viaNpm = script !== undefined && /npm-cli\.c?js$/.test(script)
  const command = viaNpm ? process.execPath : 'npm'
  return spawnSync(command, viaNpm ? [script, ...npmOptions] : npmOptions, {
    cwd: root,
    encoding: 'utf8',
    shell: !viaNpm && process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'development', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  })
}

/** Installs what the lockfile says, unless it is there already. */
export function ensureInstall() {
  const wanted = readJson(join(root, 'package-lock.json'))
  if (!wanted)
    stop('Le fichier package-lock.json est absent ou illisible : reprenez une copie complète du dépôt.')

  if (!isInstalled(wanted, readJson(join(modules, '.package-lock.json')))) {
    const { status, stderr, error } = tell('Installation des dépendances, une seule fois', runNpmInstall)
    if (error || status !== 0) {
      process.stderr.write(stderr ?? '')
      stop(
        'L’installation des dépendances a échoué : vérifiez la connexion au registre npm et le droit d’écrire dans ce dossier, puis relancez la commande.',
      )
    }
  }
  if (!pinnedNode()) {
    stop(
      'Node 26 n’a pas pu être installé pour cette machine : installez Node 22.18 ou plus récent, puis relancez la commande.',
    )
  }
}
