import type { APIRequestContext } from '@playwright/test'
import { bearer, newName } from './backoffice-data.ts'
import { expect, test } from './fixtures.ts'

async function makeNews(request: APIRequestContext, token: string, word: string, names: string[]) {
  for (const name of names) {
    const response = await request.post('/api/v1/admin/contents/news', {
      ...bearer(token),
      data: { title: `${name} ${word}`, excerpt: 'Écrit pour un essai.', status: 'published' },
    })
    expect(response.status()).toBe(201)
  }
}

test('D13-01 an editor filters, archives several contents and takes it back, by mouse and by keyboard', async ({
  page,
  request,
  loginAs,
  axe,
}) => {
  const { token } = await loginAs('editeur')
  const word = newName('essai')
  await makeNews(request, token, word, ['Premier', 'Deuxième', 'Troisième'])

  await page.goto('/admin/contents/news')
  await expect(page.getByRole('heading', { level: 1, name: 'Actualités' })).toBeVisible()
  await axe()
  await page.getByLabel('Rechercher un contenu').fill(word)
  await expect(page).toHaveURL(/q=essai/)
  await expect(page.getByRole('status').filter({ hasText: '3 contenus' })).toBeVisible()

  // Mouse: the first, then Shift to the last.
  const box = (name: string) => page.getByRole('checkbox', { name: `Sélectionner ${name} ${word}` })
  await box('Troisième').check({ force: true })
  await box('Premier').click({ modifiers: ['Shift'], force: true })
  await expect(page.getByText('3 sélectionnés')).toBeVisible()
  await axe()
  await page
    .getByRole('group', { name: 'Actions sur la sélection' })
    .getByRole('button', { name: 'Archiver' })
    .click()
  await expect(page.getByText('3 contenus archivés')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Archivés 3/ })).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('link', { name: /^Publiés 3/ })).toBeVisible()

  // Keyboard: two rows, then the trash, then Ctrl + Z.
  await box('Troisième').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText('2 sélectionnés')).toBeVisible()
  const remove = page.getByRole('button', { name: 'Corbeille', exact: true })
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 contenus mis à la corbeille')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Publiés 1/ })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('link', { name: /^Publiés 3/ })).toBeVisible()

  // The list is kept under a name, columns are chosen once.
  const view = newName('Vue')
  await page.getByRole('button', { name: 'Vues' }).click()
  await page.getByRole('button', { name: 'Enregistrer cette vue…' }).click()
  await page.getByLabel('Nom').fill(view)
  await page.getByRole('button', { name: 'Enregistrer la vue' }).click()
  await expect(page.getByRole('button', { name: view })).toBeVisible()
  await page.getByRole('button', { name: 'Affichage' }).click()
  await page.getByLabel('Laboratoire', { exact: true }).check({ force: true })
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Laboratoire' })).toBeVisible()
  await expect(page.getByRole('button', { name: view })).toBeVisible()
})

test('D13-01 what is thrown away waits in the trash and comes back @mobile', async ({
  page,
  request,
  loginAs,
  axe,
}) => {
  const { token } = await loginAs('editeur')
  const word = newName('corbeille')
  await makeNews(request, token, word, ['À jeter'])

  await page.goto(`/admin/contents?q=${encodeURIComponent(word)}`)
  await page.getByRole('button', { name: /^Actions sur À jeter/ }).click()
  await page.getByRole('button', { name: 'Mettre à la corbeille' }).click()
  await expect(page.getByRole('heading', { name: 'Aucun contenu ne correspond' })).toBeVisible()

  await page.goto(`/admin/trash?q=${encodeURIComponent(word)}`)
  await axe()
  await expect(page.getByRole('button', { name: /Supprimer définitivement/ })).toHaveCount(0)
  await page.getByRole('button', { name: /^Restaurer/ }).click()
  await expect(page.getByText('a quitté la corbeille')).toBeVisible()
  await page.goto(`/admin/contents?q=${encodeURIComponent(word)}`)
  await expect(page.getByRole('link', { name: `À jeter ${word}` })).toBeVisible()
})
