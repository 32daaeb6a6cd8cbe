import type { $ZodType } from 'zod/v4/core'

interface Def {
  type: string
  catchall?: $ZodType
  shape?: Record<string, $ZodType>
  [name: string]: unknown
}

// Where a schema of each type keeps the ones inside it.
const INNER = ['innerType', 'element', 'in', 'out', 'left', 'right', 'valueType', 'rest', 'catchall'] as const

/** Where objects of this schema would drop unknown fields in silence (`z.object`). Empty when it is strict. */
export function looseParts(schema: $ZodType, path = '.', seen = new Set<$ZodType>()): string[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const def = schema._zod.def as unknown as Def
  const here = def.type === 'object' && !def.catchall ? [path] : []
  return [...here, ...children(def).flatMap(([name, child]) => looseParts(child, join(path, name), seen))]
}

/** The schemas that this one is made of, with the name of what each is for. */
function children(def: Def): [string, $ZodType][] {
  const found: [string, $ZodType][] = []
  for (const name of INNER) {
    const child = def[name]
    if (isSchema(child)) found.push(['', child])
  }
  for (const list of [def['options'], def['items']]) {
    if (Array.isArray(list))
      found.push(...list.filter(isSchema).map((child): [string, $ZodType] => ['', child]))
  }
  if (def.type === 'lazy') found.push(['', (def['getter'] as () => $ZodType)()])
  if (def.shape) found.push(...Object.entries(def.shape))
  return found
}

export const innerSchemas = (schema: $ZodType): $ZodType[] =>
  children(schema._zod.def as unknown as Def).map(([, inner]) => inner)

export function isSchema(value: unknown): value is $ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value
}

function join(path: string, name: string): string {
  if (name === '') return path
  return path === '.' ? name : `${path}.${name}`
}
