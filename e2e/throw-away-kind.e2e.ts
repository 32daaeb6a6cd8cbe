import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCopy, copySources, declareKind } from './copied-sources.ts'
import { expect, test as base } from './fixtures.ts'
import { startServer } from './server.ts'

/** A portal like ours, but for one kind: one file, and its name in the registry. */
const test = base.extend<object, { portalWithRecipes: string }>({
  portalWithRecipes: [
    async ({}, use) => {
      const copy = copySources()
      const dataDir = mkdtempSync(join(tmpdir(), 'kiosque-recipes-'))
      try {
        declareKind(copy.folder, join(import.meta.dirname, '../test/throw-away-kind.ts'), 'recipe')
        buildCopy(copy.folder)
        const server = await startServer(dataDir, {}, copy.folder)
        await use(server.url)
        await server.stop()
      } finally {
        copy.remove()
        rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
      }
    },
    // Building and a first start: only a machine that hangs needs as long.
    { scope: 'worker', timeout: 480_000 },
  ],
  baseURL: async ({ portalWithRecipes }, use) => use(portalWithRecipes),
})

test('ARCHITECTURE a kind declared in one file has its editor, menu entry, list, page and search', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('editeur')
  await page.goto('/admin/contents')
  await page.getByRole('button', { name: 'Écrire' }).click()
  await page.getByRole('link', { name: 'Recette' }).click()
  await page.getByLabel('Titre', { exact: true }).fill('Tisane de sauge')
  await page.getByLabel('Niveau').selectOption({ label: 'Facile' })
  await page.getByLabel('Durée').fill('10')
  await page.getByLabel('Référence').fill('RC-77')
  await page.getByLabel('De saison').check()
  await page.getByLabel('Conseil').fill('Infuser à couvert, sans faire bouillir.')
  await page.getByRole('button', { name: 'Ajouter une étape' }).click()
  await page.getByLabel('Étape', { exact: true }).fill('Chauffer l’eau')
  await page.getByLabel('Note interne').fill('À relire')
  await axe()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publier ce contenu' })
  await dialog.getByRole('button', { name: 'Publier maintenant' }).click()
  await expect(page.getByText('Publié', { exact: true }).first()).toBeVisible()
  await page.goto('/admin/contents/recipe')
  await expect(page.getByRole('link', { name: 'Tisane de sauge' }).first()).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Rubriques voisines' }).getByRole('link', { name: /Recettes/ }),
  ).toBeVisible()
  // The desk's own calls end with it: the next person has not its rights.
  await page.goto('about:blank')

  await loginAs('titulaire')
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('button', { name: 'Services' })
    .click()
  await page.getByRole('link', { name: 'Recettes' }).first().click()
  await expect(page.getByRole('heading', { name: 'Recettes', level: 1 })).toBeVisible()
  const card = page.getByRole('article').filter({ hasText: 'Tisane de sauge' })
  await expect(card).toContainText('Facile · 10\u00A0min')
  await axe()

  await card.getByRole('link', { name: 'Tisane de sauge' }).click()
  await expect(page.getByRole('heading', { name: 'Tisane de sauge', level: 1 })).toBeVisible()
  const brief = page.getByRole('definition')
  await expect(brief).toHaveText(['Facile', '10\u00A0min', 'RC-77', 'Oui'])
  await expect(page.getByRole('heading', { name: 'Conseil' })).toBeVisible()
  await expect(page.getByText('Chauffer l’eau')).toBeVisible()
  await expect(page.getByText('À relire')).toHaveCount(0)
  await axe()

  await page.goto('/search-results?q=bouillir')
  await expect(page.getByRole('article').filter({ hasText: 'Tisane de sauge' })).toContainText('Recette')
})
