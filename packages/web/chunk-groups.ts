import { dirname, join } from 'node:path'

type Graph = {
  getModuleInfo(id: string): {
    importedIds: readonly string[]
    dynamicallyImportedIds: readonly string[]
    code: string | null
  } | null
}

const source = (name: string) => join(import.meta.dirname, 'src', name)

/** The list of all icons names five thousand; who imports from it needs those it names. */
const ALL_ICONS = 'tabler-icons-react.mjs'
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']@tabler\/icons-react["']/g
function iconsIn(code: string, list: string): string[] {
  const names = [...code.matchAll(ICON_IMPORT)].flatMap(([, named = '']) => named.match(/\bIcon\w+/g) ?? [])
  return names.map((name) => join(dirname(list), 'icons', `${name}.mjs`))
}

/** Everything that a source brings along, itself included: what it imports, and what that imports; later too, if asked. */
function reachedFrom(graph: Graph, names: readonly string[], isLater = false): Set<string> {
  const reached = new Set<string>()
  const visit = (id: string) => {
    if (reached.has(id)) return
    reached.add(id)
    const info = graph.getModuleInfo(id)
    if (isLater) for (const later of info?.dynamicallyImportedIds ?? []) visit(later)
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
/**
 * What the document itself asks for: the first sheet, before any other, because it says the order of the layers, with
 * that of the sign-in page, which the document draws; and the few lines that ask for the rest.
 */
const FIRST =
  /\/src\/(?:ui\/styles\/start|parts\/auth-frame)\.css$|\/src\/early\/first-frame\.ts$|vite\/preload-helper/
const SIGN_IN = /\/src\/(?:pages|features|parts)\//
const ENTRY = /\/src\/early\//
const ROUTER = /node_modules\/@tanstack\/(?:react-router|router-core|history|react-store|store)\//

/** What is opened, by the name of the file it travels in, dearest to wait for first. */
export const OPENED = {
  start: ['main.tsx', 'app/start.tsx'],
  signIn: ['pages/portal/login-page.tsx'],
  frame: ['app/layouts/default-layout.tsx', 'app/routes/page-data.ts'],
  home: ['pages/portal/home-page.tsx', 'features/contents/home/home-below.tsx'],
  contents: ['pages/portal/content-detail-page.tsx'],
  list: ['pages/portal/content-list-page.tsx'],
  article: ['features/contents/kinds/news-detail.tsx'],
  offer: ['features/contents/kinds/offer-detail.tsx'],
} as const

/** Where every page of the portal is named. */
const PORTAL = [
  'app/layouts/default-layout.tsx',
  'app/routes/portal-routes.tsx',
  'app/routes/content-routes.tsx',
  'app/routes/kind-routes.tsx',
]

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
  const { start, signIn, frame, home, contents, list, article, offer } = opened
  /**
   * Styles of all of the portal are one sheet: each that comes later, with a page fetched ahead, has the whole page on
   * the screen styled and laid out anew.
   */
  const portal = reachedFrom(graph, PORTAL, true)
  const isOfContents = (id: string) => [contents, list, article, offer].some((reached) => reached.has(id))
  return (id) => {
    if (FIRST.test(id)) return 'first'
    if (id === source('early/run-react.ts') || (REACT.test(id) && start.has(id))) return 'react'
    if (id === source('early/run-router.ts') || (ROUTER.test(id) && start.has(id))) return 'router'
    // The entry runs before all that.
    if (id === source('main.tsx') || ENTRY.test(id)) return null
    if (start.has(id)) return 'shell'
    if (id.endsWith('.css')) return portal.has(id) ? 'styles' : null
    // Signing in has fields that other pages have too: they come with the shell, so that none brings its page along.
    if (signIn.has(id)) return SIGN_IN.test(id) ? 'sign-in' : 'shell'
    if (frame.has(id) || (home.has(id) && isOfContents(id))) return 'portal'
    // Another page that needs one icon, one rule or one part must not bring a whole page along; a group takes what its
    // modules import with it, so these are given a place before it.
    if (home.has(id)) return ICONS.test(id) || RULES.test(id) ? 'portal' : 'home'
    if (PAGE_UI.test(id)) return 'pages'
    if (contents.has(id)) return 'contents'
    return list.has(id) ? 'list' : null
  }
}

let planned: ((id: string) => string | null) | null = null
const groupOf = (graph: Graph, id: string) => (planned ??= plan(graph))(id)

/** Small shared modules of the pages that are left: one request instead of thirty. */
const PAGE_UI =
  /src\/ui\/(?:announcement|avatar|badge|breadcrumb|card|chip|cover|cover-pattern|dialog|email|empty-state|group|initials|menu|page-head|skeleton)\.tsx?$|src\/lib\/use-(?:has-pharmacy|current-in-sight)\.ts$/
/** Rules of the contract that pages write with: small, and without anything behind them. */
const DOMAIN =
  /contract\/src\/domain\/(?:dates|roles|money|percent|discount|discount-effort|discount-fields|quiz-question)\.ts$|web\/src\/lib\/format\.ts$/
/** Any rule of the contract. */
const RULES = /\/contract\/src\//
const ICONS = /@tabler\/icons-react\/dist\/esm\/icons\//

const groups = [
  'first',
  'react',
  'router',
  'shell',
  'styles',
  'sign-in',
  'portal',
  'home',
  'pages',
  'contents',
  'list',
]
const opened = groups.map((group, index) => ({
  debugName: group,
  name: (id: string, graph: Graph) => (groupOf(graph, id) === group ? group : null),
  priority: 20 - index,
}))

export const chunkGroups = [
  ...opened,
  { name: 'domain', test: DOMAIN, priority: 2 },
  { name: 'icons', test: ICONS, minShareCount: 4, priority: 12.5 },
]
