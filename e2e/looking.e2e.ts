import { join } from 'node:path'
import { expect, test } from './fixtures.ts'

/** What is looked at rather than read: catalogues, visuals, shop windows. */

const PHOTO = join(
  import.meta.dirname,
  '../packages/api/src/demo/pictures/visual/immunite-bandeau-de-caisse.png',
)

test(
  'S2-05 a catalogue is leafed through signed out, by arrows, keys and small pages, and a link opens it at its page',
  { tag: '@mobile' },
  async ({ page, axe, allowConsole, isMobile }) => {
    allowConsole(/401/)
    await page.goto('/catalogues')
    const front = page.getByRole('region', { name: 'Mieux vivre chez soi, hiver' })
    await expect(front.getByRole('status')).toHaveText(isMobile ? 'Page 2 sur 12' : 'Pages 2 et 3 sur 12')
    await expect
      .poll(() =>
        front
          .getByRole('img')
          .first()
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBe(960)
    await axe()

    await front.getByRole('link', { name: 'Feuilleter Mieux vivre chez soi, hiver' }).click()
    const reader = page.getByRole('dialog', { name: 'Catalogue Mieux vivre chez soi, hiver' })
    await expect(reader.getByRole('status')).toHaveText('Page 1 sur 12')
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/[?&]p=2\b/)
    await reader.getByRole('button', { name: 'Page 6' }).click()
    await expect(reader.getByRole('status')).toHaveText(isMobile ? 'Page 6 sur 12' : 'Pages 6 et 7 sur 12')
    await axe()
    await page.reload()
    await expect(reader.getByRole('status')).toHaveText(isMobile ? 'Page 6 sur 12' : 'Pages 6 et 7 sur 12')
    await page.keyboard.press('End')
    await expect(reader.getByRole('status')).toHaveText('Page 12 sur 12')
    const download = page.waitForEvent('download')
    await reader.getByRole('link', { name: /^PDF/ }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    await page.keyboard.press('Escape')
    await expect(reader).toHaveCount(0)
    await expect(page).toHaveURL(/\/catalogues$/)
  },
)

test(
  'S2-16 a visual fills the screen, moves on, comes in several formats and has a link of its own',
  { tag: '@mobile' },
  async ({ page, loginAs, axe }) => {
    await loginAs('preparateur')
    await page.goto('/services/gallery')
    await expect(page.getByText(/^36\s+visuels en 12\s+albums$/)).toBeVisible()
    await page
      .getByRole('button', { name: /^Agrandir/ })
      .first()
      .click()
    const viewer = page.getByRole('dialog')
    await expect(viewer.getByRole('status')).toHaveText('1 sur 36')
    expect((await viewer.boundingBox())?.width).toBe(page.viewportSize()?.width)
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByRole('status')).toHaveText('2 sur 36')
    await expect(page).toHaveURL(/[?&]visuel=\d+/)
    await expect(viewer.getByRole('region', { name: 'Formats à télécharger' }).getByRole('link')).toHaveCount(
      3,
    )
    await viewer.getByRole('button', { name: 'Agrandir' }).click()
    await axe()
    await page.reload()
    await expect(viewer.getByRole('status')).toHaveText('2 sur 36')
    await viewer.getByRole('button', { name: 'Fermer' }).click()
    await expect(viewer).toHaveCount(0)
    await page.getByRole('button', { name: 'Bandeau 4' }).click()
    await expect(page).toHaveURL(/[?&]support=Bandeau/)
    await expect(page.getByRole('button', { name: /^Agrandir/ })).toHaveCount(4)
  },
)

test(
  'S2-36 the window of the month stands first, for one’s size of shop, and is said to be in place',
  { tag: '@mobile' },
  async ({ page, loginAs, axe }) => {
    await loginAs('titulaire')
    await page.goto('/services/merchandising')
    const shopWindow = page.getByRole('region', { name: /la vitrine du mois$/ })
    // The year's plan is the longest list of the portal: a busy machine takes its time.
    await expect(shopWindow.getByText('Planogramme, taille M')).toBeVisible({ timeout: 30_000 })
    await shopWindow.getByRole('button', { name: /^XL/ }).click()
    await expect(shopWindow.getByText('Planogramme, taille XL')).toBeVisible()
    // From the top of the page, where its header covers nothing.
    await page.evaluate(() => scrollTo(0, 0))
    await axe()
    const mark = shopWindow.getByRole('button', { name: 'Marquer comme mis en place' })
    const taken = shopWindow.getByRole('button', { name: 'Ce n’est plus en place' })
    await mark.or(taken).waitFor()
    // The other width may have said so already: a pharmacy has one answer.
    if (await taken.isVisible()) await taken.click()
    await mark.click()
    await expect(shopWindow.getByText('En place', { exact: true })).toBeVisible()

    const chooser = page.waitForEvent('filechooser')
    await shopWindow.getByRole('button', { name: 'Ajouter une photo' }).click()
    await (await chooser).setFiles(PHOTO)
    const photo = shopWindow.getByRole('link', { name: /^Votre mise en place/ })
    await expect(photo).toBeVisible({ timeout: 30_000 })
    await page.evaluate(() => scrollTo(0, 0))
    await axe()
    // What is no longer in place has no photo either.
    await taken.click()
    await expect(photo).toHaveCount(0)
    await expect(shopWindow.getByText('À installer', { exact: true })).toBeVisible()
  },
)
