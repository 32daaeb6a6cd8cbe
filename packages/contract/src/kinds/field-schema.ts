import { z } from 'zod'
import { once } from '../domain/once.ts'
import { contentId } from './content-id-schema.ts'
import { day, moment } from './days-schema.ts'
import { flagSchema } from './fields/boolean.ts'
import { choiceSchema } from './fields/choice.ts'
import { codeSchema } from './fields/code.ts'
import { contentRefsSchema } from './fields/content-refs.ts'
import { dateSchema } from './fields/date.ts'
import { datetimeSchema } from './fields/datetime.ts'
import { decimalSchema } from './fields/decimal.ts'
import { discountSchema } from './fields/discount.ts'
import { emailSchema } from './fields/email.ts'
import type { Field, FieldOf, FieldType } from './fields/field-types.ts'
import { fileSchema } from './fields/file.ts'
import { filesSchema } from './fields/files.ts'
import { imageSchema } from './fields/image.ts'
import { imagesSchema } from './fields/images.ts'
import { integerSchema } from './fields/integer.ts'
import { itemsSchema } from './fields/items.ts'
import { longTextSchema } from './fields/long-text.ts'
import { moneyCentsSchema } from './fields/money-cents.ts'
import { multiChoiceSchema } from './fields/multi-choice.ts'
import { percentSchema } from './fields/percent.ts'
import { phoneSchema } from './fields/phone.ts'
import { referenceSchema } from './fields/reference.ts'
import { richTextSchema } from './fields/rich-text.ts'
import { textSchema } from './fields/text.ts'
import type { SchemaTools, TypeSchema } from './fields/type-schema.ts'
import { urlSchema } from './fields/url.ts'
import { videoSchema } from './fields/video.ts'
import * as rules from './schema-rules.ts'
import { oneLine, storableText } from './texts-schema.ts'

const REQUIRED = 'Ce champ est requis.'

/**
 * The schema of every type, in a register apart from that of the bundles: the browser reads the bundles, and does
 * without zod. A type without its schema does not compile.
 */
const SCHEMAS = {
  text: textSchema,
  long_text: longTextSchema,
  rich_text: richTextSchema,
  url: urlSchema,
  email: emailSchema,
  phone: phoneSchema,
  code: codeSchema,
  integer: integerSchema,
  money_cents: moneyCentsSchema,
  percent: percentSchema,
  decimal: decimalSchema,
  date: dateSchema,
  datetime: datetimeSchema,
  boolean: flagSchema,
  choice: choiceSchema,
  multi_choice: multiChoiceSchema,
  image: imageSchema,
  images: imagesSchema,
  file: fileSchema,
  files: filesSchema,
  video: videoSchema,
  reference: referenceSchema,
  content_refs: contentRefsSchema,
  discount: discountSchema,
  items: itemsSchema,
} satisfies { [Type in FieldType]: TypeSchema<FieldOf<Type>> }

const TOOLS: SchemaTools = {
  z: {
    NEVER: z.NEVER,
    array: z.array,
    boolean: z.boolean,
    int: z.int,
    number: z.number,
    strictObject: z.strictObject,
    string: z.string,
    union: z.union,
  },
  storableText,
  oneLine,
  day,
  moment,
  contentId,
  rules,
  shared: once((make: (tools: SchemaTools) => z.ZodType) => make(TOOLS)) as SchemaTools['shared'],
  own: (field) => ownSchema(field),
}

/** What may be left out, or emptied. */
export const orNothing = once((schema: z.ZodType) => schema.nullable().optional())

/** The schema of a value that may be left empty unless the field is required. */
export const ownSchema = once((field: Field): z.ZodType => {
  const schema = (SCHEMAS[field.type] as TypeSchema<Field>)(field, TOOLS)
  if (field.required !== true) return orNothing(schema)
  return z
    .preprocess((value) => (value === undefined || value === '' ? null : value), schema.nullable())
    .refine((value) => value !== null, REQUIRED)
})
