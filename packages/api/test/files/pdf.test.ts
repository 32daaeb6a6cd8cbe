import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainPage } from '../../src/demo/documents/plain-page.ts'
import { readPdf } from '../../src/files/pdf.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kiosque-pdf-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function read(name: string, bytes: Uint8Array | string) {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return readPdf(path)
}

test('D12-01 documents sent together are each read for themselves, and a broken one spoils none', async () => {
  const [first, broken, second] = await Promise.all([
    read('first.pdf', plainPage('Grippe saisonnière', ['Vacciner'])),
    read('broken.pdf', '%PDF-1.4 nothing of a document'),
    read('second.pdf', plainPage('Planogramme', ['Ranger'])),
  ])
  expect(first?.text).toContain('Grippe saisonnière')
  expect(first?.text).not.toContain('Planogramme')
  expect(first?.preview).toMatchObject({ width: 960 })
  expect(broken).toBeNull()
  expect(second).toMatchObject({ pages: 1 })
  expect(second?.text).toContain('Planogramme')
})
