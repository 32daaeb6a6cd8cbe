import { expect, test } from 'vitest'
import { networkApp } from '../content/network-app.ts'
import { makeContent } from '../content/network.ts'

const { t, network, titulaire, editeur: editor } = await networkApp('titulaire', 'editeur')

const search = async (q: string) => {
  const { body } = await titulaire.get(`/search?q=${q}`)
  const titles = (body as { data: { title: string }[] }).data.map((card) => card.title)
  return { titles: titles.toSorted(), counts: (body as { meta: { counts: object } }).meta.counts }
}

test('D5-01 what answered a query is kept, and follows each publication, change and removal', async () => {
  const { id } = await makeContent(t, network, 'news', { title: 'Homéopathie du matin' })
  expect(await search('homeopathie')).toEqual({ titles: ['Homéopathie du matin'], counts: { news: 1 } })

  await makeContent(t, network, 'news', { title: 'Homéopathie du soir' })
  const both = ['Homéopathie du matin', 'Homéopathie du soir']
  expect(await search('homeopathie')).toEqual({ titles: both, counts: { news: 2 } })

  const before = await editor.get(`/admin/contents/news/${id}`)
  const { version } = before.body as { version: number }
  const changed = await editor.patch(`/admin/contents/news/${id}`, { title: 'Phytothérapie', version })
  expect(changed.status).toBe(200)
  expect(await search('homeopathie')).toEqual({ titles: ['Homéopathie du soir'], counts: { news: 1 } })
  expect(await search('phytotherapie')).toEqual({ titles: ['Phytothérapie'], counts: { news: 1 } })
})
