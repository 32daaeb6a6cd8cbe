import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '..')
/** Read when first used: together they would take a quarter of the memory of a server that never needs them. */
const HEAVY = ['pdfkit', 'sharp', 'nodemailer', 'sanitize-html', 's3mini', 'pdfjs-dist', '@hyzyla/pdfium']

test('G15 no library that few requests need is read at the start', () => {
  const offenders = globSync('**/*.ts', { cwd: sources }).filter((file) => {
    const text = readFileSync(join(sources, file), 'utf8')
    return HEAVY.some((name) => new RegExp(`^import (?!type)[^\\n]*'${name}'`, 'm').test(text))
  })

  // What runs in a thread or a command of its own is read there.
  expect(offenders.filter((file) => !/^(demo|commands)\b|worker/.test(file))).toEqual([])
})
