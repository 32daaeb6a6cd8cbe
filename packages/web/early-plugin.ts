import { join } from 'node:path'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { HtmlTagDescriptor, InlineConfig, Plugin, Rolldown } from 'vite'
import { kindAddressesPlugin } from './kind-addresses-plugin.ts'
import { OPENED } from './opened-places.ts'
import type { EarlyKind, EarlyTable } from './src/early/early-page.ts'

type AtBuild = typeof import('./src/early/at-build.tsx')
type Bundle = Rolldown.OutputBundle

const MARK = '<!-- early -->'
const source = (name: string) => join(import.meta.dirname, 'src', name)
const config: InlineConfig = {
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  plugins: [kindAddressesPlugin()],
}

/**
 * Makes the short script that runs before the rest has come (src/early): it knows the files each page needs, as this
 * very build made them, asks the page's first questions, and draws. It is a file, as the policy of pages lets no script
 * stand in the document, which stays the same for everybody: who is signed in is known to the browser alone.
 */
export function earlyPlugin(): Plugin {
  return {
    name: 'kiosque-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const context = this as unknown as Rolldown.PluginContext
        const lazyOf = (id: string) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []
        const { kindTable, listHeads, drawings } = await atBuild()
        const started = filesOf(bundle, OPENED.start)
        const table = JSON.stringify(tableOf(bundle, started, kindTable, lazyOf))
        const links = started.filter((file) => file.endsWith('.js') && !html.includes(file)).map(preloadTag)
        const tags: HtmlTagDescriptor[] = [
          ...links,
          ...Object.entries(drawings).map(([name, drawing]) => templateTag(name, drawing)),
        ]
        // Before the sheets of styles: a script that follows one waits for it.
        const emit = async (entry: string, name: string, define: Record<string, string>) => {
          const script = { type: 'asset', name, source: await scriptOf(entry, define) } as const
          return `/${context.getFileName(context.emitFile(script))}`
        }
        const draw = await emit('early/draw.ts', 'early-draw.js', {
          EARLY_LISTS: JSON.stringify(listHeads),
        })
        const first = await emit('early/first.ts', 'early.js', {
          EARLY_TABLE: table,
          EARLY_DRAW: JSON.stringify(draw),
        })
        emitOpened(context, bundle)
        return { html: html.replace(MARK, () => `<script src="${first}"></script>`), tags }
      },
    },
  }
}

const templateTag = (name: string, children: string): HtmlTagDescriptor => ({
  tag: 'template',
  attrs: { 'data-early': name },
  children,
  injectTo: 'body',
})

/** For whoever weighs pages: those that share a file are named by none in the manifest. */
function emitOpened(context: Rolldown.PluginContext, bundle: Bundle): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const held = Object.values(OPENED)
    .flat()
    .map((name) => [
      `src/${name}`,
      chunks.find(({ moduleIds }) => moduleIds.includes(source(name)))?.fileName,
    ])
  context.emitFile({
    type: 'asset',
    fileName: '.vite/opened.json',
    source: JSON.stringify(Object.fromEntries(held)),
  })
}

/** Named, and not yet asked for: that is done once the document is drawn (src/early/first-frame.ts). */
const preloadTag = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { 'data-rel': 'modulepreload', crossorigin: true, href: `/${file}` },
  injectTo: 'head',
})

/** The files a browser needs for some sources: scripts in the order they are imported, and their sheets of styles. */
function filesOf(bundle: Bundle, names: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const found = new Set<string>()
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name)
      if (imported) visit(imported)
    }
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet)
  }
  for (const name of names) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(source(name)))
    if (!chunk) throw new Error(`No chunk holds ${name}`)
    // A page that shares its chunk with others is named by a file of its own, which the page's import asks for.
    const facade = chunks.find(({ facadeModuleId }) => facadeModuleId === source(name))
    visit(facade ?? chunk)
    visit(chunk)
  }
  return [...found]
}

function tableOf(
  bundle: Bundle,
  started: readonly string[],
  kindTable: AtBuild['kindTable'],
  lazyOf: (id: string) => readonly string[],
): EarlyTable {
  const files: string[] = []
  const numbers = (names: readonly string[]) =>
    filesOf(bundle, names)
      .filter((file) => !started.includes(file))
      .map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1))
  const frame = numbers(OPENED.frame)
  const beside = (names: readonly string[]) => numbers(names).filter((file) => !frame.includes(file))
  const detailOf = (key: string) => {
    const view = source(`features/contents/kinds/${key.replaceAll('_', '-')}.tsx`)
    const lazy = lazyOf(view).filter((id) => id.endsWith('-detail.tsx'))
    return ['pages/portal/content-detail-page.tsx', ...lazy.map((id) => id.slice(source('').length))]
  }
  const kinds = kindTable.map((kind): EarlyKind => [
    kind.route,
    kind.key,
    kind.list ?? 0,
    kind.hasCommonList ? beside(['pages/portal/content-list-page.tsx']) : [],
    (kind.hasDetail && (kind.hasCommonDetail ? beside(detailOf(kind.key)) : [])) || 0,
  ])
  return {
    signIn: numbers(OPENED.signIn),
    frame,
    home: beside(OPENED.home),
    // Of a kind that has neither question nor file nothing need be said.
    kinds: kinds.filter(([, , list, listFiles, detailFiles]) => list || listFiles.length > 0 || detailFiles),
    files,
  }
}

/** One source and all it imports, as one plain script. */
async function scriptOf(name: string, define: Record<string, string>): Promise<string> {
  const made = await build({
    ...config,
    define,
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: source(name), formats: ['iife'], name: 'early' },
    },
  })
  const [output] = [made].flat() as Rolldown.RolldownOutput[]
  const code = output?.output[0].code.trim() ?? ''
  if (code === '') throw new Error(`${name} gave no script`)
  return code
}

/** What the sources themselves say when they are run here: the question of each list, the drawings of pages. */
async function atBuild(): Promise<AtBuild> {
  const folder = join(import.meta.dirname, `../../.cache/early-${process.pid}`)
  const made = await build({
    ...config,
    plugins: [react(), kindAddressesPlugin()],
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: source('early/at-build.tsx'),
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [output] = [made].flat() as Rolldown.RolldownOutput[]
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'at-build.mjs'), output?.output[0].code ?? '')
    return (await import(pathToFileURL(join(folder, 'at-build.mjs')).href)) as AtBuild
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
