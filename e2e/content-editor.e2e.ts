import type { APIRequestContext, Page } from '@playwright/test'
import { tokenOf } from './backoffice-data.ts'
import { expect, test } from './fixtures.ts'
import { tabTo } from './people.ts'

const unique = () => crypto.randomUUID().slice(0, 8)

interface Made {
  id: number
  version: number
}

async function makeNews(request: APIRequestContext, body: object): Promise<Made & { token: string }> {
  const token = await tokenOf(request, 'admin')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.post('/api/v1/admin/contents/news', { data: body, headers })
  expect(answer.status(), await answer.text()).toBe(201)
  return { ...((await answer.json()) as Made), token }
}

async function changeNews(
  request: APIRequestContext,
  made: Made & { token: string },
  body: object,
): Promise<void> {
  const answer = await request.patch(`/api/v1/admin/contents/news/${made.id}`, {
    data: { version: made.version, ...body },
    headers: { authorization: `Bearer ${made.token}` },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Texte', exact: true })
const saved = (page: Page) => expect(page.getByText(/^Enregistré à /)).toBeVisible()

test('D13-01 S9-05 a news is written with rich text, saved by itself, published and read by a member', async ({
  page,
  loginAs,
  axe,
}) => {
  const title = `Essai de rédaction ${unique()}`
  await loginAs('editeur')
  await page.goto('/admin/contents/news/new')
  await expect(page.getByRole('heading', { name: 'Ce qui manque pour publier' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Titre' }).fill(title)
  await page.getByLabel('Chapô').fill('Deux phrases pour la carte.')
  await expect(page.getByText('27 sur 600 caractères')).toBeVisible()

  await text(page).click()
  await page.keyboard.type('Un mot ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('important')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
  await page.getByLabel('Style de paragraphe').selectOption('Titre 3')
  await page.keyboard.type('Une partie')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Liste à puces' }).click()
  await page.keyboard.type('Un point avec ')
  await page.keyboard.press('Control+k')
  const link = page.getByRole('dialog', { name: 'Insérer un lien' })
  await link.getByLabel('Adresse').fill('exemple.fr/page')
  await link.getByLabel('Texte du lien').fill('un lien')
  await link.getByLabel('Ouvrir dans un nouvel onglet').check()
  await page.keyboard.press('Enter')
  await saved(page)
  await expect(page).toHaveURL(/\/admin\/contents\/news\/\d+$/)
  await axe()

  await page.getByLabel('Au', { exact: true }).fill('12/11/2020')
  await page.getByLabel('Du', { exact: true }).fill('13/11/2020')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('La date de fin doit suivre la date de début.')).toBeVisible()
  await expect(page.getByLabel('Au', { exact: true })).toBeFocused()
  await page.getByLabel('Au', { exact: true }).fill('')
  await page.getByLabel('Du', { exact: true }).fill('')

  await page.keyboard.press('Control+Enter')
  const publish = page.getByRole('dialog')
  await publish.getByRole('button', { name: /Publier/ }).click()
  await expect(page.getByText('Publié', { exact: true }).first()).toBeVisible()
  const id = /(\d+)$/.exec(page.url())?.[1]

  await page.goto('about:blank')
  await loginAs('titulaire')
  await page.goto(`/news/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Une partie' })).toBeVisible()
  await expect(page.locator('strong', { hasText: 'important' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'un lien' })).toHaveAttribute('rel', /noopener/)
})

test('D13-01 two editors: the late save shows both versions and writes over nobody', async ({
  page,
  loginAs,
  request,
  axe,
  allowConsole,
}) => {
  allowConsole(/409/)
  const made = await makeNews(request, {
    title: `Conflit ${unique()}`,
    excerpt: 'Au départ',
    body: '<p>Un</p>',
  })
  await request.put(`/api/v1/admin/contents/news/${made.id}/presence`, {
    headers: { authorization: `Bearer ${made.token}` },
    data: {},
  })
  await loginAs('editeur')
  await page.goto(`/admin/contents/news/${made.id}`)
  await expect(page.getByText(/modifie ce contenu depuis/)).toBeVisible()
  await changeNews(request, made, { excerpt: 'Le chapô de l’autre', body: '<p>Deux</p>' })

  await page.getByLabel('Chapô').fill('Mon chapô')
  const dialog = page.getByRole('dialog', { name: /a enregistré ce contenu entre-temps/ })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText('modifié des deux côtés')).toHaveCount(1)
  await expect(dialog.getByRole('button', { name: 'Enregistrer ce choix' })).toBeDisabled()
  await axe()
  await dialog.getByRole('group', { name: /Chapô/ }).getByText('Votre version').click()
  await dialog.getByRole('button', { name: 'Enregistrer ce choix' }).click()

  await saved(page)
  await expect(text(page)).toHaveText('Deux')
  await expect(page.getByLabel('Chapô')).toHaveValue('Mon chapô')
  const stored = await request.get(`/api/v1/admin/contents/news/${made.id}`, {
    headers: { authorization: `Bearer ${made.token}` },
  })
  expect(await stored.json()).toMatchObject({ excerpt: 'Mon chapô', body: '<p>Deux</p>', version: 3 })
})

test('D13-01 what was typed in a published content waits for « Enregistrer », survives a crash, and is asked about on leaving', async ({
  page,
  loginAs,
  request,
}) => {
  const made = await makeNews(request, {
    title: `Publié ${unique()}`,
    excerpt: 'En ligne',
    status: 'published',
  })
  await loginAs('editeur')
  await page.goto(`/admin/contents/news/${made.id}`)
  await page.getByLabel('Chapô').fill('Pas encore en ligne')
  await expect(page.getByText('Modifications gardées sur ce poste, pas encore en ligne')).toBeVisible()

  await page.getByRole('link', { name: 'Versions' }).click()
  const leaving = page.getByRole('dialog', { name: /Quitter sans enregistrer/ })
  await leaving.getByRole('button', { name: 'Rester' }).click()
  await expect(page.getByLabel('Chapô')).toHaveValue('Pas encore en ligne')

  page.on('dialog', (asked) => void asked.accept())
  await page.reload()
  await expect(page.getByLabel('Chapô')).toHaveValue('En ligne')
  await page.getByRole('button', { name: 'Reprendre' }).click()
  await expect(page.getByLabel('Chapô')).toHaveValue('Pas encore en ligne')
  await page.keyboard.press('Control+s')
  await saved(page)
  const stored = await request.get(`/api/v1/admin/contents/news/${made.id}`, {
    headers: { authorization: `Bearer ${made.token}` },
  })
  expect(await stored.json()).toMatchObject({ excerpt: 'Pas encore en ligne', version: 2 })
})

test('D13-01 the history shows what changed word by word, and a version comes back as a new one', async ({
  page,
  loginAs,
  request,
  axe,
}) => {
  const made = await makeNews(request, {
    title: `Histoire ${unique()}`,
    body: '<p>Au-delà de cinq jours.</p>',
  })
  await changeNews(request, made, { body: '<p>Au-delà de trois jours.</p>', excerpt: 'Nouveau' })
  await loginAs('editeur')
  await page.goto(`/admin/contents/news/${made.id}`)
  await page.getByRole('link', { name: 'Versions' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Versions' })).toBeVisible()
  await expect(page.locator('del', { hasText: 'cinq' })).toBeVisible()
  await expect(page.locator('ins', { hasText: 'trois' })).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Restaurer la version 1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restaurer' }).click()

  await expect(text(page)).toHaveText('Au-delà de cinq jours.')
  await expect(page.getByLabel('Chapô')).toHaveValue('')
})

test('S9-09 D13-01 the editor works by keyboard: toolbar, groups put in order, help', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('editeur')
  await page.goto('/admin/contents/academy/new')
  await page.getByRole('textbox', { name: 'Titre' }).fill(`Au clavier ${unique()}`)
  const toolbar = page.getByRole('toolbar', { name: 'Mise en forme, Texte' })
  await tabTo(page, toolbar.getByLabel('Style de paragraphe'))
  await page.keyboard.press('ArrowRight')
  await expect(toolbar.getByRole('button', { name: 'Gras (Ctrl B)' })).toBeFocused()
  // Saved for the first time, the page has an address of its own; nobody is taken away from where they are.
  await expect(page).toHaveURL(/\/academy\/\d+$/)
  await saved(page)
  await expect(toolbar.getByRole('button', { name: 'Gras (Ctrl B)' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(toolbar.getByRole('button', { name: /^Rétablir/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(text(page)).toBeFocused()

  const add = page.getByRole('button', { name: 'Ajouter un module' })
  for (const name of ['Premier', 'Second']) {
    await add.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type(name)
  }
  await page.getByRole('button', { name: 'Déplacer Second' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Second est pris, position 2 sur 2.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(/Second.: position 1 sur 2/)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Monter Second' })).toBeDisabled()
  await page.getByRole('button', { name: 'Monter Premier' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Monter Premier' })).toBeDisabled()
  await saved(page)
  await axe()

  await page.getByRole('button', { name: 'Monter Second' }).focus()
  await page.keyboard.type('?')
  await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible()
})
