import type { Import, SourceFile } from './source-files.ts'

export interface FolderImport {
  from: string
  to: string
}

interface Declared {
  /** Where the folders stand. */
  root: string
  /** From the ground up. Each folder may import its own floor and those below, never one above. */
  floors: Record<string, readonly string[]>
  /** What is loaded later may stand above: it is named there, and needed by nothing below. */
  mayLoadAbove?: boolean
}

/** The floors of one part of the sources, and who imports whom among them. */
export function createFloors({ root, floors, mayLoadAbove = false }: Declared) {
  const names = Object.values(floors)
  const isWithin = (path: string | null): path is string => path?.startsWith(root) === true
  /** The folder a file is in; a file at the top stands for itself. */
  const folderOf = (path: string) => path.slice(root.length).split('/')[0] ?? ''
  const floorOf = (path: string) => names.findIndex((folders) => folders.includes(folderOf(path)))
  const counts = ({ target, isDynamic }: Import) => isWithin(target) && !(mayLoadAbove && isDynamic)

  return {
    root,
    floors,
    folders: names.flat(),
    floorOf,
    foldersOf: (files: readonly SourceFile[]) =>
      new Set(
        files.filter(({ path, isTest }) => isWithin(path) && !isTest).map(({ path }) => folderOf(path)),
      ),
    isAbove: (each: Import, { path }: SourceFile) =>
      counts(each) && floorOf(each.target ?? '') > floorOf(path),

    /** Which folder imports which; several files of one folder make one import. */
    importsOf(files: readonly SourceFile[]): FolderImport[] {
      const found = new Map<string, FolderImport>()
      for (const file of files.filter(({ path, isTest }) => isWithin(path) && !isTest)) {
        for (const each of file.imports.filter(counts)) {
          const between = { from: folderOf(file.path), to: folderOf(each.target ?? '') }
          if (between.from !== between.to) found.set(`${between.from} → ${between.to}`, between)
        }
      }
      return [...found.values()]
    },
  }
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
