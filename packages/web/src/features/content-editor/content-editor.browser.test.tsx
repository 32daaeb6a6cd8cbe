import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { news } from '@kiosque/contract/kinds/news'
import type { AdminContentDetail } from '@kiosque/contract/wire/contents'
import { openRoom, type Room } from '../../../../../test/components/stand-in.ts'
import { violations } from '../../../../../test/components/violations.ts'
import { configureApi } from '../../lib/api.ts'
import { PublishDialog } from '../publishing/publish-dialog.tsx'
import { ContentEditor } from './content-editor.tsx'

const NEWS = '/admin/contents/news'
const nothing = () => null
const slots = {
  target: nothing,
  dueDates: nothing,
  media: nothing,
  sendPicture: nothing,
  describe: nothing,
  discount: nothing,
  bank: nothing,
  questionFile: nothing,
}

let room: Room
beforeEach(() => {
  room = openRoom()
  localStorage.clear()
  configureApi({ baseUrl: room.url, app: 'kiosque', token: () => null, environment: () => 0 })
})
afterEach(() => localStorage.clear())

/** The editor at one address of a small site, with another to go to. */
async function open(opened: object | null) {
  const root = createRootRoute({ component: Outlet })
  const edit = createRoute({
    getParentRoute: () => root,
    path: '/edit',
    component: () => (
      <ContentEditor
        kind={news}
        opened={opened as AdminContentDetail | null}
        slots={slots}
        publish={(props) => <PublishDialog {...props} />}
        previewHref={() => '/preview'}
        onCreated={() => undefined}
      />
    ),
  })
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '/elsewhere',
    component: () => <p>Ailleurs</p>,
  })
  const history = createMemoryHistory({ initialEntries: ['/edit'] })
  const router = createRouter({ routeTree: root.addChildren([edit, elsewhere]), history })
  const screen = await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await expect.element(title()).toBeVisible()
  return { leave: () => router.history.push('/elsewhere'), close: () => screen.unmount() }
}

const create = (fields: object) => room.call('POST', NEWS, { title: 'Le rhume', ...fields })
const published = { status: 'published', phase: 'live', published_at: '2026-03-10T09:00:00.000Z' }
const title = () => page.getByRole('textbox', { name: 'Titre' })
const excerpt = () => page.getByRole('textbox', { name: 'Chapô' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
/** Only what this editor sent, not what the test did in its place. */
const written = async (from = 0) =>
  (await room.received())
    .filter(({ method, path }) => path.startsWith(`/api/v1${NEWS}`) && /POST|PATCH/.test(method))
    .map(({ method, body }) => ({ method, ...(JSON.parse(body) as Record<string, unknown>) }))
    .slice(from)
async function isWritten(count: number): Promise<void> {
  await expect.poll(async () => (await written()).length, { timeout: 15_000 }).toBe(count)
}

test('a new content saves itself once it has a title, then only what changed travels', async () => {
  await open(null)
  await title().fill('La toux')
  await isWritten(1)
  await expect.element(page.getByText(/^Enregistré à/)).toBeVisible()

  await excerpt().fill('Trois conseils')
  await isWritten(2)

  const [first, second] = await written()
  expect(first).toMatchObject({ method: 'POST', title: 'La toux' })
  expect(second).toEqual({ method: 'PATCH', excerpt: 'Trois conseils', version: 1 })
})

test('what is typed while a save is on its way is kept, and saved after it', async () => {
  const content = await create({})
  await open(content)
  await room.plan({ method: 'PATCH', path: `${NEWS}/1`, isHeld: true })

  await excerpt().fill('Premier')
  await isWritten(2)
  await userEvent.keyboard(' puis second')
  await room.release()
  await isWritten(3)

  const [first, second] = await written(1)
  expect(first).toMatchObject({ excerpt: 'Premier', version: 1 })
  expect(second).toMatchObject({ excerpt: 'Premier puis second', version: 2 })
  await expect.element(excerpt()).toHaveValue('Premier puis second')
})

test('D13-01 saving while an automatic save is on its way goes after it, at the version that one made', async () => {
  await open(await create({}))
  await room.plan({ method: 'PATCH', path: `${NEWS}/1`, isHeld: true })

  await excerpt().fill('Premier')
  await isWritten(2)
  await userEvent.keyboard(' puis second')
  await userEvent.keyboard('{Control>}s{/Control}')
  await room.release()
  await isWritten(3)

  const [first, second] = await written(1)
  expect(first).toMatchObject({ excerpt: 'Premier', version: 1 })
  expect(second).toMatchObject({ excerpt: 'Premier puis second', version: 2 })
  await expect.element(page.getByText(/^Enregistré à/)).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('what is published is not changed by itself, and the keyboard saves it', async () => {
  await open(await create(published))
  await title().fill('Le rhume et la toux')
  await expect.element(page.getByText(/gardées sur ce poste, pas encore en ligne/)).toBeVisible()
  expect(await written(1)).toEqual([])

  await userEvent.keyboard('{Control>}s{/Control}')
  await isWritten(2)

  expect((await written(1))[0]).toMatchObject({ method: 'PATCH', title: 'Le rhume et la toux', version: 1 })
})

test('somebody saved first: nothing is overwritten, and each field is chosen', async () => {
  await open(await create({ ...published, excerpt: 'Avant' }))
  await title().fill('Mon titre')
  await excerpt().fill('Mon chapô')
  await room.call('PATCH', `${NEWS}/1`, { title: 'Son titre', excerpt: 'Son chapô', version: 1 })

  await button('Mettre à jour en ligne').click()
  const conflict = page.getByRole('dialog', { name: /Camille Martin a enregistré ce contenu entre-temps/ })
  await expect.element(conflict).toBeVisible()
  expect(await violations()).toEqual([])
  await expect.element(button('Enregistrer ce choix')).toBeDisabled()
  const choice = (field: RegExp, side: RegExp) =>
    conflict.getByRole('group', { name: field }).getByRole('radio', { name: side })
  choice(/^Titre/, /^Votre version/)
    .element()
    .focus()
  await userEvent.keyboard(' ')
  choice(/^Chapô|^Extrait|^Résumé/, /^Camille/)
    .element()
    .focus()
  await userEvent.keyboard(' ')
  await button('Enregistrer ce choix').click()

  await expect.element(conflict).not.toBeInTheDocument()
  await expect.element(title()).toHaveValue('Mon titre')
  await expect.element(excerpt()).toHaveValue('Son chapô')
  expect((await written()).at(-1)).toMatchObject({ title: 'Mon titre', version: 2 })
  expect((await written()).at(-1)).not.toHaveProperty('excerpt')
})

test('a conflict put aside keeps every word', async () => {
  await open(await create(published))
  await title().fill('Mon titre')
  await room.call('PATCH', `${NEWS}/1`, { title: 'Son titre', version: 1 })

  await button('Mettre à jour en ligne').click()
  await button('Continuer sans enregistrer').click()

  await expect.element(title()).toHaveValue('Mon titre')
  await expect.element(page.getByText(/^Non enregistré/)).toBeVisible()
})

test('leaving with unsaved words asks: one may stay, save and leave, or give them up', async () => {
  const content = await create(published)
  const first = await open(content)
  await title().fill('Mon titre')

  first.leave()
  const question = page.getByRole('dialog', { name: /Quitter sans enregistrer/ })
  await expect.element(question).toBeVisible()
  await button('Rester').click()
  await expect.element(title()).toHaveValue('Mon titre')

  first.leave()
  await button('Enregistrer et quitter').click()
  await expect.element(page.getByText('Ailleurs')).toBeVisible()
  expect((await written()).at(-1)).toMatchObject({ title: 'Mon titre', version: 1 })
  await first.close()

  const second = await open(await room.call('GET', `${NEWS}/1`))
  await title().fill('Encore un')
  second.leave()
  await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
  await expect.element(page.getByText('Ailleurs')).toBeVisible()
  expect((await written()).length).toBe(2)
  await second.close()

  await open(await room.call('GET', `${NEWS}/1`))
  await expect.element(title()).toHaveValue('Mon titre')
  await expect.element(page.getByText(/a été retrouvée sur ce poste/)).not.toBeInTheDocument()
})

test('a save that fails loses nothing: the words wait on this computer for the next visit', async () => {
  const content = await create(published)
  await room.plan({
    method: 'PATCH',
    path: `${NEWS}/1`,
    status: 500,
    answer: { code: 'internal', message: 'Incident.' },
  })
  const first = await open(content)
  await excerpt().fill('Une longue matinée')

  await button('Mettre à jour en ligne').click()
  await expect.element(page.getByText('Incident.').first()).toBeVisible()
  await expect.element(excerpt()).toHaveValue('Une longue matinée')
  await first.close()

  await open(content)
  await expect.element(excerpt()).toHaveValue('')
  // By keyboard: without the page's header above it, the bar that sticks to the top lies over the notice.
  button('Reprendre').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(excerpt()).toHaveValue('Une longue matinée')
})

test('a refused field is named, takes the focus and keeps what was typed', async () => {
  await room.plan({
    method: 'PATCH',
    path: `${NEWS}/1`,
    status: 422,
    answer: { code: 'invalid', message: 'À corriger.', errors: { excerpt: ['Ce chapô ne convient pas.'] } },
  })
  await open(await create(published))
  await excerpt().fill('Trop vague')

  await button('Mettre à jour en ligne').click()

  await expect.element(excerpt()).toHaveFocus()
  await expect.element(excerpt()).toHaveValue('Trop vague')
  await expect.element(excerpt()).toHaveAccessibleDescription('Ce chapô ne convient pas.')
})

test('a refused publication says why, and leads to the field', async () => {
  await open(await create({ body: '<p>Repos et eau.</p>' }))
  expect(await violations()).toEqual([])
  await room.plan({
    method: 'POST',
    path: `${NEWS}/1/publish`,
    status: 422,
    answer: { code: 'invalid', message: 'À corriger.', errors: { excerpt: ['Écrivez un chapô.'] } },
  })

  await button('Publier').click()
  const dialog = page.getByRole('dialog', { name: 'Publier ce contenu' })
  await expect.element(dialog.getByText(/3\s+officines, 9\s+personnes/)).toBeVisible()
  await button('Publier maintenant').click()
  await expect.element(dialog.getByText('Écrivez un chapô.')).toBeVisible()
  await dialog.getByRole('button', { name: /^Corriger/ }).click()

  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(excerpt()).toHaveFocus()
  await expect.element(page.getByText('Repos et eau.')).toBeVisible()
})
