import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { cache, root } from './paths.mjs'

/** Beside what was built: what it was built from. */
export const stampName = '.sources'
const skipped = new Set(['dist', 'node_modules'])
const byName = (a, b) => (a < b ? -1 : 1)

export function filesUnder(path) {
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

/** Of all files under these places, named from the root. `isRead` leaves out those that do not count. */
export function hashOf(sources, isRead = () => true) {
  const hash = createHash('sha256')
  const files = sources.flatMap((source) => filesUnder(join(root, source))).filter(isRead)
  for (const file of files.toSorted(byName)) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

export function isFresh(folder, wanted) {
  const stamp = join(folder, stampName)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
}

/**
 * Swaps the finished build in, so that a server or a test never meets half of one. Where another process swapped its own
 * in meanwhile, built from the same sources, that one is taken out again.
 */
export function swapIn(built, place, tries = 3) {
  const former = join(cache, `former-${process.pid}`)
  try {
    if (existsSync(place)) renameSync(place, former)
    renameSync(built, place)
  } catch (error) {
    if (tries === 0 || !['ENOENT', 'ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) throw error
    rmSync(former, { recursive: true, force: true })
    return swapIn(built, place, tries - 1)
  }
  rmSync(former, { recursive: true, force: true })
}
