import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MemoryFS, PGlite } from '@electric-sql/pglite'
import type { PgliteClient } from '../src/db/pglite-client.ts'
import { openPgliteSession } from '../src/db/pglite-session.ts'
import { pgliteTemplate } from './template.ts'

type Start = Parameters<MemoryFS['init']>[1]

interface Template {
  folders: string[]
  files: { path: string; bytes: Uint8Array }[]
}

let read: Template | null = null

/** Read once for all the files of a worker. */
async function readTemplate(): Promise<Template> {
  if (read) return read
  const from = await pgliteTemplate()
  const entries = readdirSync(from, { recursive: true, withFileTypes: true })
  const pathOf = (entry: (typeof entries)[number]) => join(entry.parentPath, entry.name).slice(from.length)
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf)
  const files = entries
    .filter((entry) => entry.isFile())
    // Not a Buffer: the engine copies by `slice`, which of a Buffer is the same bytes, and would write into the template.
    .map((entry) => ({ path: pathOf(entry), bytes: new Uint8Array(readFileSync(join(from, pathOf(entry)))) }))
  read = { folders, files }
  return read
}

/**
 * The template laid out in memory before the engine starts. Its own way of loading one goes through a tar file and looks
 * up each folder of each path again: most of the time that a test file took to begin.
 */
class CopiedFiles extends MemoryFS {
  readonly #template: Template

  constructor(template: Template) {
    super()
    this.#template = template
  }

  override async init(pg: PGlite, start: Start): Promise<{ emscriptenOpts: Start }> {
    const { emscriptenOpts } = await super.init(pg, start)
    const { folders, files } = this.#template
    const preRun: Start['preRun'] = [
      ...(emscriptenOpts.preRun ?? []),
      ({ FS }) => {
        const at = PGlite.paths.PGDATA
        FS.mkdirTree(at)
        for (const folder of folders) FS.mkdir(at + folder)
        for (const { path, bytes } of files) FS.writeFile(at + path, bytes)
      },
    ]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

/** An embedded database in this thread, migrated, all its own, gone when closed. */
export async function openPgliteCopy(): Promise<PgliteClient> {
  return openPgliteSession({ fs: new CopiedFiles(await readTemplate()) })
}
