import { schemaNames } from '@kiosque/contract/wire/schema-names'
import { toJSONSchema, type $ZodType } from 'zod/v4/core'

export interface JsonSchema {
  properties?: Record<string, JsonSchema>
  required?: string[]
  $defs?: Record<string, JsonSchema>
  [name: string]: unknown
}

export type Io = 'input' | 'output'

/**
 * Translates schemas for the OpenAPI document. What the contract exports is written once, among the components and
 * under its name there, and referred to wherever it is used, alone or inside others.
 */
export class OpenApiSchemas {
  readonly components: Record<string, JsonSchema> = {}
  readonly #known: Record<Io, WeakMap<$ZodType, JsonSchema>> = { input: new WeakMap(), output: new WeakMap() }
  readonly #inputNames = new Map<string, string>()

  describe(schema: $ZodType, io: Io): JsonSchema {
    const found = this.#known[io].get(schema)
    if (found) return found
    const { named, $defs = {}, ...made } = translate(schema, io)
    const nameOf = (id: string) => (io === 'output' ? id : this.#inputName(id, named.get(id)))
    for (const [id, part] of Object.entries($defs)) this.components[nameOf(id)] ??= refer(part, nameOf)
    const described = refer(made, nameOf)
    this.#known[io].set(schema, described)
    return described
  }

  /**
   * A schema may read differently when it is asked for and when it is answered: defaults, conversions. Answers are
   * described first and keep the plain name; what is asked then takes another one where the two differ.
   */
  #inputName(id: string, schema: $ZodType | undefined): string {
    const known = this.#inputNames.get(id)
    if (known !== undefined) return known
    const isOther = id in this.components && schema !== undefined && !isSameBothWays(schema)
    const name = isOther ? `${id}Input` : id
    this.#inputNames.set(id, name)
    return name
  }
}

function refer(part: JsonSchema, nameOf: (id: string) => string): JsonSchema {
  const text = JSON.stringify(part).replaceAll(/"#\/\$defs\/(\w+)"/g, (_, id: string) =>
    JSON.stringify(`#/components/schemas/${nameOf(id)}`),
  )
  return JSON.parse(text) as JsonSchema
}

function isSameBothWays(schema: $ZodType): boolean {
  const [asked, answered] = [translate(schema, 'input'), translate(schema, 'output')]
  return JSON.stringify(asked) === JSON.stringify(answered)
}

/** With the schemas met on the way that have a name. */
function translate(schema: $ZodType, io: Io): JsonSchema & { named: Map<string, $ZodType> } {
  const named = new Map<string, $ZodType>()
  const { $schema: _, ...made } = toJSONSchema(schema, {
    io,
    metadata: schemaNames,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const id = schemaNames.get(zodSchema)?.id
      if (id !== undefined) named.set(id, zodSchema)
      dropTheObvious(jsonSchema)
    },
  }) as JsonSchema
  return { ...made, named }
}

/**
 * What goes without saying would be said thousands of times: that a whole number fits a number of JavaScript, and how
 * a date is spelled where the format already says so.
 */
function dropTheObvious(schema: Record<string, unknown>): void {
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum']
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum']
  if (schema['format'] === 'date' || schema['format'] === 'date-time') delete schema['pattern']
}
