import { allKinds } from '@kiosque/contract/kinds/registry'
import { expect, test } from 'vitest'
import { contentsStep } from '../../src/demo/demo-contents.ts'
import { peopleStep } from '../../src/demo/people.ts'
import { demoApp } from './demo-app.ts'
import { pagesOf } from './told-contents.ts'

const { t: world, signedIn } = await demoApp([peopleStep, contentsStep], '2026-11-17T09:00:00Z')

/** Every content a person sees, whole. */
async function pagesSeenBy(name: string): Promise<Record<string, unknown>[]> {
  const caller = await signedIn(name)
  const seen: Record<string, unknown>[] = []
  for (const { key } of allKinds) {
    const list = (await caller.get(`/contents/${key}?per_page=100`)).body.data as { id: number }[]
    for (const { id } of list) {
      const page = await caller.get(`/contents/${key}/${id}`)
      expect([name, key, id, page.status]).toEqual([name, key, id, 200])
      seen.push({ kind: key, ...page.body })
    }
  }
  return seen
}

interface Shown {
  url: string
  type: string
}

/** The files inside a page; pictures are drawn anew at each size, which other tests look at. */
function filesIn(value: unknown): Shown[] {
  if (typeof value !== 'object' || value === null) return []
  const { url, type } = value as Partial<Shown>
  const isFile = typeof url === 'string' && typeof type === 'string' && !type.startsWith('image/')
  return [...(isFile ? [{ url, type }] : []), ...Object.values(value).flatMap(filesIn)]
}

test.each(['titulaire', 'preparateur', 'invite'])(
  'D12-01 D14-02 every document and film that %s is shown can be opened',
  async (name) => {
    const urls = [...new Set((await pagesSeenBy(name)).flatMap(filesIn).map(({ url }) => url))]
    const broken: string[] = []
    for (const url of urls) {
      const { statusCode } = await world.app.inject({ url, headers: { range: 'bytes=0-0' } })
      if (statusCode !== 200 && statusCode !== 206) broken.push(`${statusCode} ${url}`)
    }

    expect(broken).toEqual([])
    expect(urls.length).toBeGreaterThan(0)
  },
  120_000,
)

test('D14-02 a catalogue has the pages it announces', async () => {
  const catalogues = (await pagesSeenBy('titulaire')).filter(({ kind }) => kind === 'catalogue')
  for (const { title, pages, pdf } of catalogues) {
    const { rawPayload } = await world.app.inject({ url: (pdf as Shown).url })
    expect([title, pagesOf(rawPayload)]).toEqual([title, pages])
  }
  // Somebody who leafs through one finds a real catalogue, not a leaflet.
  expect(Math.max(...catalogues.map(({ pages }) => pages as number))).toBeGreaterThanOrEqual(12)
})
