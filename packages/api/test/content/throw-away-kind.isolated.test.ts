import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from '../test-app.ts'
import { makeNetwork, target } from './network.ts'

// What adding an area takes: one declaration, and one line in the registry.
vi.mock('@kiosque/contract/kinds/registry', async (load) => {
  const registry = await load<typeof import('@kiosque/contract/kinds/registry')>()
  const { recipe } = await import('../../../../test/throw-away-kind.ts')
  const kinds = { ...registry.kinds, recipe }
  return {
    ...registry,
    kinds,
    allKinds: Object.values(kinds),
    kindOf: (key: string) => (Object.hasOwn(kinds, key) ? kinds[key as keyof typeof kinds] : null),
  }
})

let t: TestApp

beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('ARCHITECTURE a declared kind has its list, detail, editor, menu entry, category and search at once', async () => {
  const { people } = await makeNetwork(t)
  const [editor, titulaire, voisin] = [
    await t.as(people.editeur),
    await t.as(people.titulaire),
    await t.as(people.voisin),
  ]
  const write = (body: object) =>
    editor.post('/admin/contents/recipe', { status: 'published', category: 'tisane', ...body })

  const made = await write({
    title: 'Tisane de sauge',
    level: 'facile',
    minutes: 10,
    reference: 'RC-77',
    note: 'à relire',
    body: '<p>Infuser.</p>',
  })
  await write({ title: 'Sirop de guimauve', level: 'fin', minutes: 5, target: target({ groups: [0] }) })
  expect(made.status).toBe(201)
  expect((await write({ title: 'Sans durée' })).body.errors).toEqual({ minutes: ['Ce champ est requis.'] })
  expect((await write({ title: 'X', minutes: 3, level: 'ardu' })).status).toBe(422)

  const list = await titulaire.get('/contents/recipe?sort=minutes')
  expect(list.body.data.map((card: { title: string }) => card.title)).toEqual([
    'Sirop de guimauve',
    'Tisane de sauge',
  ])
  expect(list.body.meta.facets.level).toEqual([
    { value: 'facile', label: 'Facile', count: 1 },
    { value: 'fin', label: 'Délicat', count: 1 },
  ])
  expect((await voisin.get('/contents/recipe?level=fin')).body.meta.total).toBe(0)

  const detail = await titulaire.get('/contents/recipe/tisane-de-sauge')
  expect(detail.body).toMatchObject({
    url: `/recettes/${made.body.id}`,
    minutes: 10,
    body: '<p>Infuser.</p>',
    category: { label: 'Tisanes' },
  })
  expect(detail.body).not.toHaveProperty('note')

  const found = await titulaire.get('/search?q=guimauve')
  expect(found.body.data.map((hit: { title: string }) => hit.title)).toEqual(['Sirop de guimauve'])
  expect(found.body.meta.counts).toEqual({ recipe: 1 })
  expect((await voisin.get('/search?q=guimauve')).body.data).toEqual([])

  const menu = await titulaire.get('/menu')
  expect(menu.text).toContain('Recettes')
  const { editorForm } = await import('@kiosque/contract/kinds/editor-form')
  const { kindOf } = await import('@kiosque/contract/kinds/registry')
  const form = editorForm(kindOf('recipe')!)
  expect(form.flatMap((section) => section.fields.map(({ name }) => name))).toEqual(
    expect.arrayContaining(['title', 'body', 'level', 'minutes', 'reference', 'note', 'cover_id']),
  )

  const openapi = await t.anonymous.get('/openapi.json')
  expect(Object.keys(openapi.body.paths)).toContain('/api/v1/contents/recipe')
})
