import { PICTURE_SIZES } from '../features/contents/parts/picture-source.ts'
import { painted } from './first-frame.ts'
import { askForGround, askForPicture, hasPicture } from './first-pictures.ts'
import type { Card } from './first-pictures.ts'
import type { ListHead } from './list-head.ts'
import { shownPicture, shownWhole } from './shown-picture.ts'

/** Wider screens have columns that the answer alone decides about. */
export const isPhone = (): boolean => innerWidth < 600

/** Most offers are as high: the page's own card takes its place. */
const OFFER_HEIGHT = '345px'

/** Draws the head of a list and the picture of its first card, unless the page is already there. */
export async function drawList(
  kind: string,
  head: ListHead,
  [card]: readonly Card[],
  styles: Promise<boolean>,
): Promise<void> {
  if (!card || !hasPicture(card.cover)) return
  const isOffer = kind === 'promotional_offer'
  const image = askForPicture(card.cover, isOffer ? PICTURE_SIZES.offerCard : PICTURE_SIZES.card)
  shownPicture(image, card.cover, !isOffer)
  const picture = isOffer ? shownWhole(image, askForGround(card.cover)) : image
  if (!(await styles)) return
  const main = document.querySelector('#root > [inert] .main')
  const template = document.querySelector<HTMLTemplateElement>('template[data-early="list"]')
  if (!main || !template) return
  const page = template.content.cloneNode(true) as DocumentFragment
  const place = (name: string) => page.querySelector<HTMLElement>(`[data-early="${name}"]`)
  for (const styled of page.querySelectorAll<HTMLElement>('[data-style]'))
    styled.style.cssText = styled.dataset['style'] ?? ''
  sayHead(page, head)
  if (!head.hasTabs) place('tabs')?.remove()
  if (isOffer) place('grid')?.classList.add('grid--offers')
  const shown = place('card')
  shown?.classList.add(...(isOffer ? ['offer'] : ['post', 'post--v']))
  if (shown && isOffer) shown.style.minHeight = OFFER_HEIGHT
  place('cover')?.append(picture)
  main.replaceChildren(page)
  await image.decode().catch(() => undefined)
  await painted()
}

function sayHead(page: DocumentFragment, { area, title, intro, sorts }: ListHead): void {
  const say = (where: Element | null | undefined, text: string) => where && (where.textContent = text)
  for (const [name, text] of Object.entries({ title, intro }))
    say(page.querySelector(`[data-early="${name}"]`), text)
  page.querySelector('[data-early="sorts"]')?.append(...sorts.map((sort) => new Option(sort)))
  const [middle, last] = page.querySelectorAll('.crumbs > span')
  say(last, title)
  if (area !== null) return void say(middle, area)
  // With the arrow that follows it.
  middle?.nextElementSibling?.remove()
  middle?.remove()
}
