import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FileRef } from '@kiosque/contract/wire/files'
import { pictureSource } from '../features/contents/parts/picture-source.ts'
import { drawList } from './draw-list.ts'
import type { ListHead } from './list-head.ts'

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
    <select data-early="sorts"></select><div data-early="grid"><div data-early="card"><div data-early="cover"></div></div></div>
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
