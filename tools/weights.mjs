import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { webDist } from './paths.mjs'

/** Bytes after gzip -6 that a first visit may cost, before any prefetch (1 kB is 1,000 bytes). */
export const pages = [
  { path: '/login', source: 'src/pages/portal/login-page.tsx', layout: null, js: 130_000, css: 25_000 },
  { path: '/', source: 'src/pages/portal/home-page.tsx', layout: 'default', js: 190_000, css: Infinity },
]
/** Any other page of the portal may cost this much more than the home page. */
const margin = 25_000

/** Code of the back office: what opening a page of the portal must never bring along. */
const deskOnly = /^src\/(?:pages\/backoffice\/|features\/content-editor\/|ui\/sortable-rows)/

/** Sources of the back office among what a page loads, by their names in the manifest. */
export function straysOf(manifest, sources) {
  const loaded = new Set(chunksOf(manifest, sources))
  return Object.keys(manifest).filter((key) => deskOnly.test(key) && loaded.has(manifest[key]))
}

/** The chunks a browser loads for some sources: each one and all that it imports statically. */
export function chunksOf(manifest, sources) {
  const found = new Map()
  const visit = (key) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`La page ${key} est absente du manifeste de construction.`)
    if (found.has(key)) return
    found.set(key, chunk)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const source of sources) visit(source)
  return [...found.values()]
}

function gzipBytes(files) {
  return [...new Set(files)].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(webDist, file)), { level: 6 }).byteLength,
    0,
  )
}

/** Pages that share a file are not named in the manifest; the build says which file holds them. */
function withOpened(manifest) {
  const opened = JSON.parse(readFileSync(join(webDist, '.vite/opened.json'), 'utf8'))
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const held = Object.entries(opened).map(([source, file]) => [source, byFile.get(file)])
  return { ...Object.fromEntries(held), ...manifest }
}

/** What each page of the list weighs in the last build, and the heaviest of the other portal pages. */
export function measureWeights() {
  const path = join(webDist, '.vite/manifest.json')
  if (!existsSync(path))
    throw new Error('L’interface n’est pas construite : lancez node tools/build-web.mjs.')
  const manifest = withOpened(JSON.parse(readFileSync(path, 'utf8')))
  // The short script that runs before the application is no chunk of it (packages/web/early-plugin.ts).
  const document = readFileSync(join(webDist, 'index.html'), 'utf8')
  const early = [...document.matchAll(/<script src="\/([^"]+)">/g)].map(([, file]) => file)
  const weigh = (page) => {
    const layout = page.layout === null ? [] : [`src/app/layouts/${page.layout}-layout.tsx`]
    // The document runs a few lines that ask for the application itself: it is as much of a first visit as they are.
    const sources = ['index.html', 'src/app/start.tsx', ...layout, page.source]
    const chunks = chunksOf(manifest, sources)
    const scripts = chunks.map((chunk) => chunk.file).filter((file) => file.endsWith('.js'))
    return {
      page,
      strays: straysOf(manifest, sources),
      js: gzipBytes([...scripts, ...early]),
      css: gzipBytes(chunks.flatMap((chunk) => chunk.css ?? [])),
    }
  }
  const named = pages.map(weigh)
  const limit = named[1].js + margin
  const others = Object.keys(manifest)
    .filter((key) => key.startsWith('src/pages/portal/') && !pages.some((page) => page.source === key))
    .map((source) => weigh({ path: source, source, layout: 'default', js: limit, css: Infinity }))
  const heaviest = others.toSorted((a, b) => b.js - a.js)[0]
  const astray = others.filter((each) => each !== heaviest && each.strays.length > 0)
  return heaviest ? [...named, heaviest, ...astray] : named
}

/** One sentence per budget that is exceeded. */
export function excesses(weights) {
  return weights.flatMap(({ page, strays = [], ...bytes }) => [
    ...strays.map((stray) => `${page.path} charge du code du back-office\u00a0: ${stray}.`),
    ...['js', 'css']
      .filter((kind) => bytes[kind] > page[kind])
      .map(
        (kind) =>
          `${page.path} : ${bytes[kind]} octets de ${kind.toUpperCase()}, pour ${page[kind]} au plus.`,
      ),
  ])
}

export function describeWeights(weights) {
  return weights
    .map(
      ({ page, js, css }) =>
        `${page.path} ${(js / 1000).toFixed(1)} kB JS, ${(css / 1000).toFixed(1)} kB CSS`,
    )
    .join(' ; ')
}
