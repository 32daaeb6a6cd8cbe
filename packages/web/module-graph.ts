import { dirname, join } from 'node:path'

export type Graph = {
  getModuleInfo(id: string): {
    importedIds: readonly string[]
    dynamicallyImportedIds: readonly string[]
    code: string | null
  } | null
}

export const source = (name: string) => join(import.meta.dirname, 'src', name)

/** The list of all icons names five thousand; who imports from it needs those it names. */
const ALL_ICONS = 'tabler-icons-react.mjs'
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']@tabler\/icons-react["']/g
function iconsIn(code: string, list: string): string[] {
  const names = [...code.matchAll(ICON_IMPORT)].flatMap(([, named = '']) => named.match(/\bIcon\w+/g) ?? [])
  return names.map((name) => join(dirname(list), 'icons', `${name}.mjs`))
}

/** Everything that a source brings along, itself included: what it imports, and what that imports; later too, if asked. */
export function reachedFrom(graph: Graph, names: readonly string[], isLater = false): Set<string> {
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

/** Which of the places that are opened one by one need a module. */
export function usersIn(graph: Graph, portal: ReadonlySet<string>): (id: string) => readonly string[] {
  const places = new Set([...portal].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []))
  const users = new Map<string, string[]>()
  for (const place of places) {
    if (!place.startsWith(source(''))) continue
    const name = place.slice(source('/').length)
    for (const id of reachedFrom(graph, [name])) users.set(id, [...(users.get(id) ?? []), name])
  }
  return (id) => users.get(id) ?? []
}
