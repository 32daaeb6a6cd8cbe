import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allPictures } from './all.ts'

interface Stored {
  drawn: string
  alt: string
}

test('D14-02 the pictures stored are those their lines draw: otherwise run tools/draw-demo.mjs', () => {
  const file = new URL('../../packages/api/src/demo/pictures/pictures.json', import.meta.url)
  const stored = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Stored>
  const drawn = [...allPictures()].map(([name, { svg, alt }]) => [
    name,
    alt,
    createHash('sha256').update(svg).digest('hex').slice(0, 16),
  ])
  expect(Object.entries(stored).map(([name, one]) => [name, one.alt, one.drawn])).toEqual(
    drawn.toSorted(([a], [b]) => (a! < b! ? -1 : 1)),
  )
})
