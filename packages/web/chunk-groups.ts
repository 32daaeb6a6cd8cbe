import { dirname, join } from 'node:path'

type Graph = {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null
}

const source = (name: string) => join(import.meta.dirname, 'src', name)

/** The list of all icons names five thousand; who imports from it needs those it names. */
const ALL_ICONS = 'tabler-icons-react.mjs'
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']@tabler\/icons-react["']/g
function iconsIn(code: string, list: string): string[] {
  const names = [...code.matchAll(ICON_IMPORT)].flatMap(([, named = '']) => named.match(/\bIcon\w+/g) ?? [])
  return names.map((name) => join(dirname(list), 'icons', `${name}.mjs`))
}

/** Everything that a source brings along, itself included: what it imports, and what that imports. */
function reachedFrom(graph: Graph, names: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const visit = (id: string) => {
    if (reached.has(id)) return
    reached.add(id)
    const info = graph.getModuleInfo(id)
    for (const imported of info?.importedIds ?? [])
      for (const real of imported.endsWith(ALL_ICONS) ? iconsIn(info?.code ?? '', imported) : [imported])
        visit(real)
  }
  for (const name of names) {
    if (!graph.getModuleInfo(source(name))) throw new Error(`No source is named ${name}`)
    visit(source(name))
  }
  return reached
}

const REACT = /node_modules\/(?:react|react-dom|scheduler)\//
const ENTRY = /\/src\/ui\/styles\/|\/src\/early\/|vite\/preload-helper/
const RICH_TEXT = /\/src\/parts\/rich-text\/|node_modules\/dompurify\//
const ROUTER = /node_modules\/@tanstack\/(?:react-router|router-core|history|react-store|store)\//

/** What is opened, by the name of the file it travels in, dearest to wait for first. */
export const OPENED = {
  start: ['main.tsx', 'app/start.tsx'],
  signIn: ['pages/portal/login-page.tsx'],
  frame: ['app/layouts/default-layout.tsx', 'app/routes/page-data.ts'],
  home: ['pages/portal/home-page.tsx', 'features/contents/home/home-below.tsx'],
  contents: ['pages/portal/content-list-page.tsx', 'pages/portal/content-detail-page.tsx'],
  article: ['features/contents/kinds/news-detail.tsx'],
  offer: ['features/contents/kinds/offer-detail.tsx'],
} as const

/**
 * What is opened together travels together: on a telephone every file costs a round trip, of which a browser makes six
 * at once. Forty small files were two seconds of waiting for the home page's own code.
 *
 * A module is in the first of these that needs it, what two kinds of pages share in the frame of all. The two libraries
 * are apart because each is run as a task of its own (src/main.tsx).
 */
function plan(graph: Graph): (id: string) => string | null {
  const opened = Object.fromEntries(
    Object.entries(OPENED).map(([name, sources]) => [name, reachedFrom(graph, sources)]),
  ) as Record<keyof typeof OPENED, Set<string>>
  const { start, signIn, frame, home, contents, article, offer } = opened
  const isOfContents = (id: string) => contents.has(id) || article.has(id) || offer.has(id)
  return (id) => {
    if (id === source('early/run-react.ts') || (REACT.test(id) && start.has(id))) return 'react'
    if (id === source('early/run-router.ts') || (ROUTER.test(id) && start.has(id))) return 'router'
    // The entry runs before all that, and holds the first sheet of styles, which says the order of the layers.
    if (id === source('main.tsx') || ENTRY.test(id)) return null
    if (start.has(id)) return 'shell'
    if (signIn.has(id)) return 'sign-in'
    if (frame.has(id) || (home.has(id) && isOfContents(id))) return 'portal'
    if (home.has(id)) return 'home'
    if (contents.has(id)) return 'contents'
    // Many pages show rich text and nothing else of these.
    if (RICH_TEXT.test(id)) return null
    if (article.has(id)) return offer.has(id) ? 'detail' : 'article'
    return offer.has(id) ? 'offer' : null
  }
}

let planned: ((id: string) => string | null) | null = null
const groupOf = (graph: Graph, id: string) => (planned ??= plan(graph))(id)

/** Small shared modules of the pages that are left: one request instead of thirty. */
const PAGE_UI =
  /src\/ui\/(?:announcement|avatar|badge|breadcrumb|card|chip|cover|cover-pattern|dialog|empty-state|group|initials|menu|page-head|page-window|pagination|skeleton)\.tsx?$/
/** Rules of the contract that pages write with: small, and without anything behind them. */
const DOMAIN =
  /contract\/src\/domain\/(?:dates|roles|money|percent|discount|discount-effort|discount-fields|quiz-question)\.ts$|web\/src\/lib\/format\.ts$/
const ICONS = /@tabler\/icons-react\/dist\/esm\/icons\//

const groups = [
  'react',
  'router',
  'shell',
  'sign-in',
  'portal',
  'home',
  'contents',
  'detail',
  'article',
  'offer',
]
const opened = groups.map((group, index) => ({
  debugName: group,
  name: (id: string, graph: Graph) => (groupOf(graph, id) === group ? group : null),
  priority: 20 - index,
}))

export const chunkGroups = [
  ...opened,
  { name: 'pages', test: PAGE_UI, priority: 2 },
  { name: 'domain', test: DOMAIN, priority: 2 },
  { name: 'icons', test: ICONS, minShareCount: 4, priority: 1 },
]
