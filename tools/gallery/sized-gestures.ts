import type { Page } from '@playwright/test'
import { button, type Gesture } from './gesture.ts'
import { A4_WIDTH } from './paper.ts'
import { asTablet, TABLET } from './tablet.ts'

const SHEET = { width: A4_WIDTH, height: 1123 }
const everywhere = () => true

/** A little more than a tablet is left alone before its screensaver comes (app/tablet/screensaver-slides.ts). */
const REST_MS = 61_000
/** Each slide stays this long, there too. */
const TURN_MS = 12_000
const SLIDES_MS = 10_000

/** Not every offer is ordered by a slip: the first of the list that is. */
async function openDirectOffer(page: Page): Promise<void> {
  const links = page.getByRole('main').locator('article a[href^="/offers/promotional-offers/"]')
  const addresses = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
  const slip = page.getByRole('button', { name: 'Remplir le bon de commande' })
  for (const address of new Set(addresses)) {
    await page.goto(address)
    await page.getByRole('contentinfo').waitFor()
    if ((await slip.count()) > 0) return slip.click()
  }
  throw new Error('Aucune offre ne se commande par un bon.')
}

/** What is made for one size: a counter tablet, and the documents a button hands over. */
export const SIZED_GESTURES: readonly Gesture[] = [
  {
    name: 'veille-tablette',
    path: '/',
    role: 'titulaire',
    fits: everywhere,
    own: TABLET,
    act: async (page) => {
      await asTablet(page)
      await page.clock.fastForward(REST_MS)
      const saver = page.getByTestId('screensaver')
      await saver.waitFor()
      // Without a slide it welcomes by itself, which is a picture too.
      await saver
        .locator('[data-highlight]')
        .first()
        .waitFor({ timeout: SLIDES_MS })
        .catch(() => undefined)
      // What the mock-up drew: a product with its ticket. The slides turn until one is on.
      const slides = await saver.locator('[data-highlight]').count()
      for (
        let turn = 1;
        turn < slides && !(await saver.locator('.is-on .veille__offer').isVisible());
        turn += 1
      )
        await page.clock.fastForward(TURN_MS)
    },
  },
  {
    name: 'mode-comptoir',
    path: '/',
    role: 'titulaire',
    fits: everywhere,
    own: TABLET,
    isPage: true,
    act: async (page) => {
      await asTablet(page)
      await button(page, 'Passer en mode comptoir').click()
      await page.getByLabel('Code à quatre chiffres').fill('2580')
      await button(page, 'Commencer').click()
      await page.waitForURL('**/catalogue')
      await page.getByRole('main').getByRole('article').first().waitFor()
    },
  },
  {
    name: 'bon-de-commande',
    path: '/offers/promotional-offers',
    role: 'titulaire',
    fits: everywhere,
    own: SHEET,
    isDocument: true,
    act: async (page) => {
      await openDirectOffer(page)
      for (const field of await page
        .getByRole('dialog')
        .getByLabel(/^Quantité de/)
        .all())
        await field.fill('12')
      await button(page, 'Télécharger le bon (PDF)').click()
    },
  },
  {
    name: 'attestation',
    path: '/formations/mes-formations',
    role: 'titulaire',
    fits: everywhere,
    own: SHEET,
    isDocument: true,
    act: (page) =>
      page
        .locator('.attestation')
        .filter({ hasText: 'Code de vérification' })
        .getByRole('button', { name: /^Télécharger/ })
        .first()
        .click(),
  },
]
