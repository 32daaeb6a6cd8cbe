import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FileRef } from '@kiosque/contract/wire/files'
import { pictureSource } from '../features/contents/parts/picture-source.ts'
import { drawContent, LOOKS, type Content } from './draw-content.ts'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const cover = {
  url: PIXEL,
  type: 'image/webp',
  width: 1600,
  height: 900,
  blur: null,
  focal_x: 0.25,
  focal_y: 0.5,
  sizes: [
    { width: 320, height: 180, url: `${PIXEL}#320` },
    { width: 960, height: 540, url: `${PIXEL}#960` },
  ],
} as FileRef
const content: Content = { title: '<b>Vaccins</b>', cover, laboratory: { name: 'Kalméo' } }
const look = LOOKS['promotional_offer']!
const place = document.createElement('div')

beforeEach(() => {
  place.innerHTML = `<div id="root"><div inert><div class="main"><p>…</p></div></div></div>
    <template data-early="sold"><div data-early="meta"></div><h1 data-early="title"></h1><div data-early="cover"></div></template>`
  document.body.append(place)
})
afterEach(() => place.remove())

test('a content is drawn with its title, as text only, and with the picture that its page will ask for', async () => {
  await drawContent(look, content, Promise.resolve(true))

  expect(place.querySelector('h1')?.textContent).toBe('<b>Vaccins</b>')
  const picture = place.querySelector<HTMLImageElement>('.whole > img.picture')
  const { src, srcSet } = pictureSource(cover)
  expect([picture?.getAttribute('src'), picture?.srcset, picture?.sizes]).toEqual([src, srcSet, look.sizes])
  expect(picture?.style.objectPosition).toBe('25% 50%')
  expect([...place.querySelectorAll('[data-early="meta"] > span')].map((word) => word.textContent)).toEqual([
    'Offre plateforme',
    'Kalméo',
  ])
})

test('nothing is drawn without the page’s styles, nor without a picture', async () => {
  await drawContent(look, content, Promise.resolve(false))
  await drawContent(look, { ...content, cover: null }, Promise.resolve(true))

  expect(place.querySelector('.main')?.textContent).toBe('…')
})

test('nothing is drawn over a page that is there', async () => {
  place.querySelector('[inert]')?.removeAttribute('inert')
  await drawContent(look, content, Promise.resolve(true))

  expect(place.querySelector('.main')?.textContent).toBe('…')
})
