import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

/**
 * Names the build after its files, whose names carry their content: the same sources give the same id.
 * It is written into the page (the client knows its own build), builds/latest.json (S4-10) and
 * build-id.json (for the server).
 */
export function buildIdPlugin(): Plugin {
  return {
    name: 'kiosque-build-id',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const names = Object.keys(bundle ?? {}).toSorted()
        const id = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12)
        const json = JSON.stringify({ id })
        // While building, the context is a whole one; its type is the one development shares.
        const context = this as unknown as Rolldown.PluginContext
        for (const fileName of ['builds/latest.json', 'build-id.json']) {
          context.emitFile({ type: 'asset', fileName, source: json })
        }
        return { html, tags: [{ tag: 'meta', attrs: { name: 'build-id', content: id }, injectTo: 'head' }] }
      },
    },
  }
}
