import { reachedFrom, source, usersIn } from './module-graph.ts'
import { FAMILIES, OF_HOME, OPENED, PORTAL } from './opened-places.ts'
import type { Graph } from './module-graph.ts'

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
  const usersOf = usersIn(graph, portal)
  const isCommon = (id: string) =>
    usersOf(id).length >= (ICONS.test(id) ? COMMON_ICON : OURS.test(id) ? COMMON : Infinity)
  const isOfContents = (id: string) => [contents, list, article, offer].some((reached) => reached.has(id))
  const isNeededBeside = (id: string) => usersOf(id).some((user) => !OF_HOME.includes(user))
  const isOfDetails = (id: string) => article.has(id) && offer.has(id)
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
    if (home.has(id)) return ICONS.test(id) || RULES.test(id) || isNeededBeside(id) ? 'portal' : 'home'
    if (PAGE_UI.test(id) || isCommon(id)) return 'pages'
    if (contents.has(id) || (isOfDetails(id) && id.startsWith(source('features/contents/detail/'))))
      return 'contents'
    if (list.has(id)) return 'list'
    if (isOfDetails(id)) return 'detail'
    return familyOf(usersOf(id)) ?? null
  }
}

/** So many places must need a small module of ours before it travels with what all pages need. */
const COMMON = 12
const COMMON_ICON = 6
const OURS = /\/src\/(?:ui|lib|features\/contents\/parts)\/|\/contract\/src\//

function familyOf(users: readonly string[]): string | undefined {
  const isOf = ({ places, kin }: (typeof FAMILIES)[string]) =>
    places.some((place) => users.includes(place)) &&
    users.every((user) => places.includes(user) || kin.test(user))
  return Object.entries(FAMILIES).find(([, family]) => isOf(family))?.[0]
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
  'detail',
]
const groupNamed = (group: string, priority: number) => ({
  debugName: group,
  name: (id: string, graph: Graph) => (groupOf(graph, id) === group ? group : null),
  priority,
})
const opened = groups.map((group, index) => groupNamed(group, 20 - index))

/**
 * A family takes no more than its own: with what its modules import, it would take along what others need too. The files
 * import each other in one direction all the same: what a module imports is needed wherever it is, and by others too if it is
 * no kin.
 */
const families = Object.keys(FAMILIES).map((family) => ({
  ...groupNamed(family, 3),
  includeDependenciesRecursively: false,
}))

export const chunkGroups = [...opened, ...families, { name: 'domain', test: DOMAIN, priority: 2 }]
