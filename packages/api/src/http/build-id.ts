import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The interface as `tools/build-web.mjs` leaves it. */
export const WEB_DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url))

const NONE = 'dev'

/** Which build of the interface is being served, as the build itself wrote it in builds/latest.json. */
export function createBuildId(webDist: string): () => string {
  const manifest = join(webDist, 'builds/latest.json')
  let kept = { mtimeMs: -1, id: NONE }
  return () => {
    const mtimeMs = statSync(manifest, { throwIfNoEntry: false })?.mtimeMs ?? -1
    if (mtimeMs !== kept.mtimeMs) kept = { mtimeMs, id: mtimeMs === -1 ? NONE : idIn(manifest) }
    return kept.id
  }
}

function idIn(manifest: string): string {
  try {
    const { id } = JSON.parse(readFileSync(manifest, 'utf8')) as { id?: unknown }
    return typeof id === 'string' ? id : NONE
  } catch {
    return NONE
  }
}
