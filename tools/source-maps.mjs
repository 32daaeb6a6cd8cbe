import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Takes the source maps out of a build, so that they are never served, and keeps them beside a copy of the files they
 * explain: what an error collector wants to be given. Those of the build before are gone.
 */
export function takeSourceMaps(built, kept) {
  rmSync(kept, { recursive: true, force: true })
  const maps = readdirSync(built, { recursive: true }).filter((path) => path.endsWith('.map'))
  for (const map of maps) {
    const file = map.slice(0, -'.map'.length)
    mkdirSync(dirname(join(kept, map)), { recursive: true })
    renameSync(join(built, map), join(kept, map))
    copyFileSync(join(built, file), join(kept, file))
  }
}
