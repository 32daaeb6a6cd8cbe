import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'

/** Pictures further down come when one gets there: for a picture of the whole page, all of them now. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    const loaded = pictures
      .filter((picture) => !picture.complete)
      .map(
        (picture) =>
          new Promise((done) => {
            picture.addEventListener('load', done)
            picture.addEventListener('error', done)
          }),
      )
    await Promise.race([Promise.all(loaded), new Promise((done) => setTimeout(done, 6000))])
  })
}

export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  )

/** What nobody should ever read or see, found without looking. */
export async function remarksOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = [...document.images].filter(
      (picture) => picture.complete && picture.naturalWidth === 0 && picture.src !== '',
    )
    const remarks = broken.map((picture) => `image cassée : ${new URL(picture.src).pathname}`)
    const words = document.body.innerText
    const strange = /\b(?:undefined|NaN|null|Invalid Date)\b|\[object \w+\]|\{\{/.exec(words)
    if (strange) remarks.push(`mot suspect : « ${strange[0]} »`)
    // French wants a space that does not break before these.
    const spaced = / ?[\p{L}\d’]+ [:;!?»](?!\p{L})|« \p{L}+/u.exec(words.replaceAll(/https?:\S+/g, ''))
    if (spaced) remarks.push(`espace sécable : « ${spaced[0].trim()} »`)
    const main = document.querySelector('main') ?? document.body
    if (main.innerText.trim().length < 20 && main.querySelector('[data-awaited], .sk') === null)
      remarks.push('page presque vide')
    return remarks
  })
}

export const RESTLESS = 'la page n’est jamais au repos'

/** Why a page does not come to rest. */
export const unrestOf = (page: Page): Promise<string> =>
  page.evaluate((restless) => {
    if (document.querySelector('h1') === null) return 'aucun titre principal'
    const isWaiting = document.querySelector('[data-awaited]:not(dialog *)') !== null
    return isWaiting ? 'attend sans fin ce qui ne viendra pas' : restless
  }, RESTLESS)

/** The page but for its reader's name: who sees the very same has the very same picture. */
export async function printOf(page: Page): Promise<string> {
  const html = await page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement
    for (const element of copy.querySelectorAll('script, .account, [aria-label^="Mon compte"]'))
      element.remove()
    return copy.innerHTML.replaceAll(
      / (?:id|for|href|name|value|aria-[a-z]+|popovertarget|data-[a-z-]+)="[^"]*"/g,
      '',
    )
  })
  return createHash('sha1').update(html).digest('hex')
}

const TALLEST = 12_000

/** The whole page, or what the window shows of it. */
export async function photograph(page: Page, path: string, isWhole: boolean): Promise<void> {
  const look = { path, type: 'jpeg', quality: 66, timeout: 60_000 } as const
  if (!isWhole) return void (await page.screenshot(look))
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const width = page.viewportSize()?.width ?? 1440
  const whole = height <= TALLEST ? {} : { clip: { x: 0, y: 0, width, height: TALLEST } }
  await page.screenshot({ ...look, fullPage: true, ...whole })
}
