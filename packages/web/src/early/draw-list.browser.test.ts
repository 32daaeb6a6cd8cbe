import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { FileRef } from '@kiosque/contract/wire/files'
import { pictureSource } from '../features/contents/parts/picture-source.ts'
import { drawList } from './draw-list.ts'
import type { ListHead } from './list-head.ts'
import '../parts/card-shapes.css'
import '../features/contents/parts/picture.css'
import '../features/contents/card/content-card.css'
import '../features/contents/list/offer-grid.css'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const cover = {
  url: PIXEL,
  type: 'image/webp',
  width: 1600,
  height: 1000,
  blur: null,
  focal_x: 0.5,
  focal_y: 0.5,
  sizes: [{ width: 320, height: 200, url: `${PIXEL}#320` }],
} as unknown as FileRef
const head: ListHead = {
  area: null,
  title: '<b>Actualités</b>',
  intro: 'La vie du réseau.',
  sorts: ['Les plus récents', 'De A à Z'],
  hasTabs: false,
}
const place = document.createElement('div')
const texts = (selector: string) => [...place.querySelectorAll(selector)].map((found) => found.textContent)

beforeEach(() => {
  place.innerHTML = `<div id="root"><div inert><div class="main"><p>…</p></div></div></div>
    <template data-early="list"><nav class="crumbs"><a>Accueil</a><i></i><span></span><i></i><span></span></nav>
    <h1 data-early="title"></h1><p data-early="intro"></p><div data-early="tabs">…</div>
    <select data-early="sorts"></select><div data-early="grid"><div class="card" data-early="card"><div class="media" data-early="cover"></div></div></div>
    </template>`
  document.body.append(place)
})
afterEach(() => place.remove())

test('a list is drawn with its name, as text only, and the picture that its first card will ask for', async () => {
  await drawList('news', head, [{ cover }, { cover: null }], Promise.resolve(true))

  expect(texts('h1, .crumbs > *')).toEqual(['Accueil', '', '<b>Actualités</b>', '<b>Actualités</b>'])
  expect(texts('option')).toEqual(head.sorts)
  expect(place.querySelector('[data-early="tabs"]')).toBeNull()
  const picture = place.querySelector<HTMLImageElement>('.post .picture')
  expect([picture?.getAttribute('src'), picture?.srcset]).toEqual([
    pictureSource(cover).src,
    pictureSource(cover).srcSet,
  ])
})

test('the area of a kind is said, and its tabs stay', async () => {
  const offers = { ...head, area: 'Offres', hasTabs: true }
  await drawList('promotional_offer', offers, [{ cover }], Promise.resolve(true))

  expect(texts('.crumbs > span')).toEqual(['Offres', '<b>Actualités</b>'])
  expect(place.querySelector('[data-early="tabs"]')).not.toBeNull()
  expect(place.querySelector('.grid--offers .offer .whole > .picture')).not.toBeNull()
})

test('nothing is drawn without the page’s styles, a picture, or over a page that is there', async () => {
  await drawList('news', head, [{ cover }], Promise.resolve(false))
  await drawList('news', head, [{ cover: null }], Promise.resolve(true))
  await drawList('news', head, [], Promise.resolve(true))
  place.querySelector('[inert]')?.removeAttribute('inert')
  await drawList('news', head, [{ cover }], Promise.resolve(true))

  expect(texts('.main')).toEqual(['…'])
})

/** The widest thing on a picture of the demonstration, a wrist splint, takes this much of its width. */
const WIDEST = 0.55

test.each([390, 320])(
  'on a telephone %d px wide the pack on the card of an offer is whole',
  async (width) => {
    await page.viewport(width, 800)
    const offers = { ...head, area: 'Offres', hasTabs: true }
    await drawList('promotional_offer', offers, [{ cover }], Promise.resolve(true))

    const box = (selector: string) => place.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const picture = box('.whole > .picture')
    const column = box('.offer .media')
    expect(column.width / picture.width).toBeGreaterThan(WIDEST)
    // As large as that allows, and in the middle of its column both ways.
    expect(column.width / picture.width).toBeLessThan(WIDEST + 0.05)
    expect(picture.height / picture.width).toBeCloseTo(3 / 4, 2)
    expect(picture.left + picture.right).toBeCloseTo(column.left + column.right, 0)
    expect(picture.top + picture.bottom).toBeCloseTo(column.top + column.bottom, 0)
  },
)
