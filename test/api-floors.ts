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
export const folderOf = (path: string) => path.slice(SRC.length).split('/')[0] ?? ''

export const floorOf = (path: string) => floors.findIndex((folders) => folders.includes(folderOf(path)))

export const isOfApi = (path: string | null): path is string => path?.startsWith(SRC) === true

export interface FolderImport {
  from: string
  to: string
}

/** Which folder of the API imports which; several files of one folder make one import. */
export function folderImportsOf(files: readonly SourceFile[]): FolderImport[] {
  const found = new Map<string, FolderImport>()
  for (const file of files.filter(({ path, isTest }) => isOfApi(path) && !isTest)) {
    for (const { target } of file.imports) {
      if (!isOfApi(target) || folderOf(target) === folderOf(file.path)) continue
      const between = { from: folderOf(file.path), to: folderOf(target) }
      found.set(`${between.from} → ${between.to}`, between)
    }
  }
  return [...found.values()]
}

/** The imports that are part of a cycle: folders that cannot be read one after the other. */
export function importsInCycles(imports: readonly FolderImport[]): string[] {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (from === to) return true
    if (seen.has(from)) return false
    seen.add(from)
    return imports.some((each) => each.from === from && reaches(each.to, to, seen))
  }
  return imports.filter(({ from, to }) => reaches(to, from)).map(({ from, to }) => `${from} → ${to}`)
}
