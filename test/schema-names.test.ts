import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { schemaNames } from '../packages/contract/src/wire/schema-names.ts'

const FOLDER = new URL('../packages/contract/src/wire/', import.meta.url)
const files = readdirSync(FOLDER).filter((name) => !/(?:\.test|^schema-names)\.ts$/.test(name))

test.each(files)('D2-06 the schemas of %s are known by their names', async (file) => {
  const exported = Object.entries((await import(new URL(file, FOLDER).href)) as Record<string, z.ZodType>)
  const schemas = exported.filter(([name, each]) => '_zod' in Object(each) && !/(?:Query|Params)$/.test(name))

  expect(schemas.map(([, schema]) => schemaNames.get(schema)?.id)).toEqual(
    schemas.map(([name]) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`),
  )
})
