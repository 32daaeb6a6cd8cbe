import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPdf } from '../../src/files/pdf.ts'
import { signIn, type Person } from '../factories.ts'
import type { TestApp } from '../test-app.ts'

/** What is written on a document, with ordinary spaces, and on how many sheets. */
export async function readPaper(bytes: Buffer): Promise<{ pages: number; text: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'kiosque-paper-'))
  try {
    const path = join(folder, 'page.pdf')
    await writeFile(path, bytes)
    const reading = await readPdf(path)
    if (reading === null) throw new Error('this document cannot be read')
    return { pages: reading.pages, text: reading.text.replaceAll(/\s+/g, ' ') }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The page of the week as this person downloads it. */
export async function paperOf(
  { app, db, clock }: TestApp,
  person: Person,
): Promise<{ pages: number; text: string }> {
  const token = await signIn(db, person, clock.now())
  const answer = await app.inject({
    url: '/api/v1/me/weekly-page',
    headers: { authorization: `Bearer ${token}` },
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return readPaper(answer.rawPayload)
}
