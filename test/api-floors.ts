import type { SourceFile } from './source-files.ts'

const SRC = 'packages/api/src/'

/** The folders of the API from the ground up. Each may import its own floor and those below, never one above. */
export const FLOORS: Record<string, readonly string[]> = {
  ground: ['errors.ts', 'env.ts', 'deps.ts', 'kit', 'db', 'http', 'jobs', 'mail', 'error-reports'],
  people: ['audit', 'settings', 'notices', 'identity', 'network', 'people'],
  rule: ['audience'],
  answers: ['answers', 'files', 'live'],
  content: [
    'announcements',
    'due-dates',
    'search-index',
    'content',
    'search',
    'marks',
    'menu',
    'reference-data',
    'discounts',
    'faq-votes',
  ],
  behaviours: [
    'highlights',
    'popins',
    'notifications',
    'readings',
    'recalls',
    'handoff',
    'enrolments',
    'events',
    'offers',
    'claims',
    'contact',
    'quizzes',
    'trainings',
    'training-file',
    'visits',
    'statistics',
    'presence',
    'agreements',
  ],
  // What shows several behaviours together.
  overviews: ['home', 'preview', 'dashboard', 'drugstore-sheet', 'training-results', 'weekly-page'],
  composition: [
    'app.ts',
    'route-modules.ts',
    'compose-deps.ts',
    'housekeeping.ts',
    'personal-data-sources.ts',
    'main.ts',
    'server.ts',
    'first-start.ts',
    'start-error.ts',
    'backup',
    'commands',
    'demo',
  ],
}

const floors = Object.values(FLOORS)

/** The folder a file of the API is in; a file at the top stands for itself. */
export const roomOf = (path: string) => path.slice(SRC.length).split('/')[0] ?? ''

export const floorOf = (path: string) => floors.findIndex((rooms) => rooms.includes(roomOf(path)))

export const isOfApi = (path: string | null): path is string => path?.startsWith(SRC) === true

export interface Arrow {
  from: string
  to: string
}

/** Who imports whom among the rooms of the API; several files make one arrow. */
export function arrowsOf(files: readonly SourceFile[]): Arrow[] {
  const arrows = new Map<string, Arrow>()
  for (const file of files.filter(({ path, isTest }) => isOfApi(path) && !isTest)) {
    for (const { target } of file.imports) {
      if (!isOfApi(target) || roomOf(target) === roomOf(file.path)) continue
      const arrow = { from: roomOf(file.path), to: roomOf(target) }
      arrows.set(`${arrow.from} → ${arrow.to}`, arrow)
    }
  }
  return [...arrows.values()]
}

/** The arrows that lie on a circle: rooms that cannot be read one after the other. */
export function knotsOf(arrows: readonly Arrow[]): string[] {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (from === to) return true
    if (seen.has(from)) return false
    seen.add(from)
    return arrows.some((arrow) => arrow.from === from && reaches(arrow.to, to, seen))
  }
  return arrows.filter(({ from, to }) => reaches(to, from)).map(({ from, to }) => `${from} → ${to}`)
}
