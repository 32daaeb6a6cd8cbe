import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { allKinds } from '@kiosque/contract/kinds/registry'
import { loadDemo } from '../../../src/demo/load-demo.ts'
import { DEMO_CONTENTS } from '../../../src/demo/contents/all-contents.ts'
import type { DemoApp } from '../demo-app.ts'

/** What the whole demonstration publishes, and how it says it. */
export function aboutContents({ t: world, signedIn }: DemoApp): void {
  const people = ['titulaire', 'cotitulaire', 'adjoint', 'preparateur', 'autre', 'invite']

  async function visibleIds(name: string): Promise<number[]> {
    const caller = await signedIn(name)
    const lists = await Promise.all(allKinds.map((kind) => caller.get(`/contents/${kind.key}?per_page=100`)))
    return lists
      .flatMap((list) => (list.body.data as { id: number }[]).map(({ id }) => id))
      .toSorted((a, b) => a - b)
  }

  describe('D14-02 the demonstration', () => {
    test.each(allKinds.map((kind) => kind.key))('has at least twelve contents of kind %s', (key) => {
      expect(DEMO_CONTENTS[key as keyof typeof DEMO_CONTENTS].length).toBeGreaterThanOrEqual(12)
    })

    test.each(allKinds.map((kind) => kind.key))(
      'gives each content of kind %s a cover and a document',
      async (key) => {
        const rows = await world.db
          .selectFrom('content')
          .select(['title', 'cover_id', 'attachment_ids'])
          .where('kind', '=', key)
          .execute()

        expect(rows.filter((row) => row.cover_id === null || row.attachment_ids.length === 0)).toEqual([])
        expect(new Set(rows.map((row) => row.cover_id)).size).toBe(rows.length)
      },
    )

    test('shows laboratories and partners by a mark of their own', async () => {
      for (const table of ['laboratories', 'partners'] as const) {
        const rows = await world.db.selectFrom(table).select(['name', 'logo_id']).execute()
        expect(new Set(rows.map((row) => row.logo_id)).size).toBe(rows.length)
        expect(rows.filter((row) => row.logo_id === null)).toEqual([])
      }
    })

    test('describes each picture in words of its own', async () => {
      const rows = await world.db
        .selectFrom('content')
        .innerJoin('file', 'file.id', 'content.cover_id')
        .select(['content.kind', 'file.alt', 'file.width', 'file.blur'])
        .execute()
      expect(rows.filter((row) => row.alt === '' || row.width! < 1_600 || row.blur === null)).toEqual([])
      expect(new Set(rows.map((row) => `${row.kind} ${row.alt}`)).size).toBe(rows.length)
      expect(rows.filter((row) => /motif|'| [;!?:»]|« /i.test(row.alt))).toEqual([])
    })

    test('is loaded once, whatever the number of starts', async () => {
      const count = () =>
        world.db
          .selectFrom('content')
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      const before = await count()

      await loadDemo(world.deps)

      expect(await count()).toEqual(before)
    })

    test('D4-01 each person sees a portal of their own', async () => {
      const seen = new Map<string, number[]>()
      for (const name of people) seen.set(name, await visibleIds(name))

      expect(new Set([...seen.values()].map((ids) => ids.join())).size).toBeGreaterThanOrEqual(5)
      expect(seen.get('invite')!.length).toBeLessThan(seen.get('titulaire')!.length)
    })

    test('every health protocol asks for agreement before anything is done', async () => {
      const caller = await signedIn('titulaire')
      const list = (await caller.get('/contents/health_test?per_page=100')).body.data as { id: number }[]
      const firsts: string[] = []
      for (const { id } of list) {
        const { body } = await caller.get(`/contents/health_test/${id}`)
        firsts.push((body.protocol as { title: string }[])[0]!.title)
      }
      expect(firsts.length).toBeGreaterThanOrEqual(12)
      expect(new Set(firsts)).toEqual(new Set(['Informer et recueillir l’accord']))
    })

    test('attachments and covers of a member’s contents open', async () => {
      const caller = await signedIn('titulaire')
      const { body } = await caller.get('/contents/news?per_page=100')
      const detail = await caller.get(`/contents/news/${(body.data as { id: number }[])[0]!.id}`)
      const links = [...detail.body.attachments, ...(detail.body.cover ? [detail.body.cover] : [])] as {
        url: string
      }[]

      expect(links.length).toBeGreaterThan(0)
      for (const { url } of links) {
        const answer = await world.anonymous.get(url.replace('/api/v1', ''))
        expect(answer.status).toBe(200)
      }
    })

    test('its French follows the typography of the portal', async () => {
      const rows = await world.db.selectFrom('content').select(['title', 'excerpt', 'body']).execute()
      const wrong = rows.flatMap(({ title, excerpt, body }) =>
        [title, excerpt, body].filter((text) => /'| [;!?:»€%]|« |\bTODO\b|lorem/i.test(text)),
      )

      expect(wrong).toEqual([])
    })

    test('nothing else it wrote has a straight apostrophe or a space that breaks before a sign', async () => {
      const { rows } = await sql<{ table_name: string; column_name: string }>`
      select c.table_name, c.column_name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb')
    `.execute(world.db)
      // What is searched is folded, and names of files have the spaces that disks take.
      const isRead = (name: string) =>
        !/_fold$|\.search|\.list_text$|^search_document\.|^file\.name$/.test(name)
      const faults: string[] = []
      const read = rows.filter((row) => isRead(`${row.table_name}.${row.column_name}`))
      for (const { table_name: table, column_name: column } of read) {
        const text = sql<string>`${sql.ref(column)}::text`
        const found = await sql<{ text: string }>`
        select distinct ${text} as text from ${sql.table(table)}
        where ${text} ~ '[[:alpha:]]''[[:alpha:]]| [:;!?»€]( |$|<)|« |[^0-9]1er |,00 € ' limit 2
      `.execute(world.db)
        faults.push(...found.rows.map((row) => `${table}.${column} ${row.text.slice(0, 300)}`))
      }
      expect(faults).toEqual([])
    }, 60_000)
  })
}
