import type { Plugin, Rolldown } from 'vite'

/** Files whose functions nearly all run while the first page opens (chunk-groups.ts). */
const CALLED_ON_LOAD = new Set([
  'react',
  'router',
  'shell',
  'portal',
  'home',
  'list',
  'contents',
  'pages',
  'detail',
  'offer',
  'article',
])
/** Read by Chromium where it is the first line of a file; a comment to all others. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Has the browser compile these files whole, beside the main thread, while they come. Else it compiles each function on
 * the main thread when it is first called, which for the first page is a sixth of what a telephone's finger waits for.
 */
export function compileHintPlugin(): Plugin {
  return {
    name: 'kiosque-compile-hint',
    apply: 'build',
    generateBundle: {
      // After whatever else writes at the head of a file: the hint is looked for on the first line alone.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !CALLED_ON_LOAD.has(file.name)) continue
          file.code = HINT + file.code
          moveMap(bundle[`${file.fileName}.map`])
        }
      },
    },
  }
}

/** One line more at the head of the file is one more at the head of its map. */
function moveMap(map: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): void {
  if (map?.type !== 'asset') return
  const moved = JSON.parse(String(map.source)) as { mappings: string }
  map.source = JSON.stringify({ ...moved, mappings: `;${moved.mappings}` })
}
