import { expect, test } from 'vitest'
import { networkApp } from '../content/network-app.ts'
import { makeContent, target } from '../content/network.ts'

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

test('D5-01 D4-04 what was counted of a query stands while others publish, and not once part of it is for others', async () => {
  const { id } = await makeContent(t, network, 'news', { title: 'Aromathérapie du matin' })
  await makeContent(t, network, 'news', { title: 'Aromathérapie du soir' })
  const both = ['Aromathérapie du matin', 'Aromathérapie du soir']
  expect(await search('aromatherapie')).toEqual({ titles: both, counts: { news: 2 } })
  await makeContent(t, network, 'news', { title: 'Tout autre chose' })
  expect(await search('aromatherapie')).toEqual({ titles: both, counts: { news: 2 } })

  const { body } = await editor.get(`/admin/contents/news/${id}`)
  const { version } = body as { version: number }
  const given = { target: target({ account_types: [100] }), version }
  expect((await editor.patch(`/admin/contents/news/${id}`, given)).status).toBe(200)
  expect(await search('aromatherapie')).toEqual({ titles: ['Aromathérapie du soir'], counts: { news: 1 } })
})
