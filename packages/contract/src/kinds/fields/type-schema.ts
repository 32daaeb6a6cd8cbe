import type { z } from 'zod'
import type { contentId } from '../content-id-schema.ts'
import type { day, moment } from '../days-schema.ts'
import type * as rules from '../schema-rules.ts'
import type { oneLine, storableText } from '../texts-schema.ts'
import type { Field } from './field-types.ts'

/**
 * What the schema of a type is made with. The tools are handed to it, so that the file of a type, which the browser
 * reads too, imports neither zod nor the rules that no browser asks.
 */
export interface SchemaTools {
  /** The part of zod that types use: whole, with its reading of JSON schemas, it would weigh on the server. */
  z: Pick<typeof z, 'NEVER' | 'array' | 'boolean' | 'int' | 'number' | 'strictObject' | 'string' | 'union'>
  storableText: typeof storableText
  oneLine: typeof oneLine
  day: typeof day
  moment: typeof moment
  contentId: typeof contentId
  rules: typeof rules
  /** Makes a schema once for all the fields that ask for it: some forty schemas write contents. */
  shared: <Schema extends z.ZodType>(make: (tools: SchemaTools) => Schema) => Schema
  /** The schema of a field of an entry, whatever its type. */
  own: (field: Field) => z.ZodType
}

/** The schema of a value that is not left empty. It stands beside the bundle, not in it: no browser carries it. */
export type TypeSchema<F> = (field: F, tools: SchemaTools) => z.ZodType
