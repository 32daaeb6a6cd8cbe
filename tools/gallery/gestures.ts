import { button, type Gesture } from './gesture.ts'
import { SIZED_GESTURES } from './sized-gestures.ts'

/** From here on the menu is a bar and filters are a column. */
const DESKTOP = 1280
const everywhere = () => true
const onDesktop = (width: number) => width >= DESKTOP
const belowDesktop = (width: number) => width < DESKTOP

/** Under what a browser keeps that a message was seen (features/contents/home/popin-memory.ts). */
export const POPIN = 'kiosque-popin-'

/** What a page shows only once somebody does something. */
export const GESTURES: readonly Gesture[] = [
  {
    name: 'mega-menu',
    path: '/',
    role: 'titulaire',
    fits: onDesktop,
    act: (page) => button(page, 'Services').click(),
  },
  {
    name: 'menu-mobile',
    path: '/',
    role: 'titulaire',
    fits: belowDesktop,
    act: (page) => button(page, 'Ouvrir le menu').click(),
  },
  {
    name: 'compte-menu',
    path: '/',
    role: 'titulaire',
    fits: everywhere,
    act: (page) =>
      page
        .locator('header')
        .locator('.account, [aria-label^="Mon compte"]')
        .locator('visible=true')
        .first()
        .click(),
  },
  {
    name: 'notifications',
    path: '/',
    role: 'titulaire',
    fits: everywhere,
    act: (page) => button(page, /^Notifications/).click(),
  },
  {
    name: 'recherche-rapide',
    path: '/',
    role: 'titulaire',
    fits: onDesktop,
    act: async (page) => {
      await page.keyboard.press('Control+k')
      await page.keyboard.type('vitamine')
    },
  },
  {
    name: 'popin',
    path: '/',
    role: 'cotitulaire',
    fits: everywhere,
    act: async (page) => {
      await page.addInitScript((prefix) => {
        const read = Storage.prototype.getItem
        Storage.prototype.getItem = function getItem(key) {
          return key.startsWith(prefix) ? null : read.call(this, key)
        }
      }, POPIN)
      await page.reload()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'bo-remise',
    path: '/admin/contents',
    role: 'admin',
    fits: everywhere,
    isPage: true,
    act: async (page) => {
      await page.goto('/admin/contents/promotional_offer')
      await page.locator('main a[href^="/admin/contents/promotional_offer/"]').first().click()
      await page.getByRole('radio', { checked: true }).first().waitFor()
    },
  },
  {
    name: 'filtres',
    path: '/offers/promotional-offers',
    role: 'titulaire',
    fits: belowDesktop,
    act: (page) => button(page, /^Filtrer/).click(),
  },
  {
    name: 'galerie-visionneuse',
    path: '/services/gallery',
    role: 'titulaire',
    fits: everywhere,
    act: (page) => page.getByRole('main').getByRole('article').getByRole('button').first().click(),
  },
  {
    name: 'login-erreur',
    path: '/login',
    role: 'visiteur',
    fits: everywhere,
    act: (page) => button(page, 'Se connecter').click(),
  },
  ...SIZED_GESTURES,
]
