import { afterAll, beforeAll, expect, test } from 'vitest'
import { kinds } from '@kiosque/contract/kinds/registry'
import { createContents } from '../../src/content/create-contents.service.ts'
import type { Writing } from '../../src/content/content-trace.ts'
import { createContent } from '../../src/content/write-content.service.ts'
import { inTransaction } from '../../src/db/transaction.ts'
import { demoEditor } from '../../src/demo/demo-editor.ts'
import { addOwnFiles } from '../../src/files/add-file.ts'
import { testApp, type TestApp } from '../test-app.ts'
import { makeNetwork } from './network.ts'

let t: TestApp
let writing: Writing
let files: number[]

beforeAll(async () => {
  t = await testApp()
  await makeNetwork(t)
  writing = { actor: await demoEditor(t.db), now: t.clock.now() }
  const bytes = (text: string) => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`)
  const own = ['un', 'deux'].map((name) => ({ bytes: bytes(name), name, at: t.clock.now() }))
  files = (await addOwnFiles(t.db, t.deps.storage, own)).map((row) => row.id)
})
afterAll(() => t.close())

const together = (bodies: Record<string, unknown>[]) =>
  inTransaction(t.db, (trx) =>
    createContents(
      trx,
      kinds.news,
      bodies.map((body) => ({ body, writing })),
    ),
  )

/** All that is written for a content, without what must differ from one to the next. */
async function tracesOf(id: number) {
  const one = (table: 'content_version' | 'search_document', at: 'content_id') =>
    t.db.selectFrom(table).selectAll().where(at, '=', id).executeTakeFirstOrThrow()
  const content = await t.db.selectFrom('content').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const shown = await t.db.selectFrom('content_file').select('file_id').where('content_id', '=', id).execute()
  const audited = await t.db
    .selectFrom('audit_log')
    .select(['at', 'actor_user_id', 'action', 'before', 'after'])
    .where('subject_type', '=', 'content')
    .where('subject_id', '=', String(id))
    .execute()
  const found = await one('search_document', 'content_id')
  const version = await one('content_version', 'content_id')
  const text = JSON.stringify({ content, shown, audited, found, version })
  return text.replaceAll(/"(slug|id|content_id|changed_in)":("[^"]*"|\d+)/g, '"$1":0')
}

test('contents created together are written as they would be one by one', async () => {
  const bodies = [
    {
      title: 'Vaccins',
      excerpt: 'Tout',
      body: '<p>Le froid</p>',
      category: 'commerce',
      attachment_ids: [files[0]],
      status: 'published',
    },
    { title: 'Sirops', excerpt: 'Rien', body: '<p>Le chaud</p>', pinned: true },
  ]
  const alone = []
  for (const body of bodies) alone.push(await createContent(t.db, kinds.news, body, writing))

  const rows = await together(bodies)

  expect(rows.map((row) => row.slug)).toEqual(['vaccins-2', 'sirops-2'])
  for (const [index, row] of rows.entries())
    expect(await tracesOf(row.id)).toEqual(await tracesOf(alone[index]!.id))
})

test('two of one title get addresses of their own, and what does not hold refuses the whole', async () => {
  const rows = await together([{ title: 'Jumelles' }, { title: 'Jumelles' }])
  expect(rows.map((row) => row.slug)).toEqual(['jumelles', 'jumelles-2'])

  const half = together([{ title: 'Seule' }, { title: 'Sans fichier', attachment_ids: [999_999] }])
  await expect(half).rejects.toMatchObject({ status: 422 })
  await expect(together([{ title: 'Prise', slug: 'jumelles' }])).rejects.toMatchObject({ status: 422 })
  const left = await t.db.selectFrom('content').select('id').where('title', '=', 'Seule').execute()
  expect(left).toEqual([])
})
