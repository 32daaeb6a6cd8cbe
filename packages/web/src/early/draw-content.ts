import { formatDay } from '@kiosque/contract/domain/dates'
import type { FileRef } from '@kiosque/contract/wire/files'
import { PICTURE_SIZES } from '../features/contents/parts/picture-source.ts'
import { painted } from './first-frame.ts'
import { askForGround, askForPicture, hasPicture } from './first-pictures.ts'
import { shownPicture, shownWhole } from './shown-picture.ts'

/** What is drawn of a content's answer; it is not checked, and only ever written as text. */
export type Content = {
  title: string
  cover: FileRef | null
  category?: { label: string } | null
  laboratory?: { name: string } | null
  published_at?: string | null
  reading_minutes?: number
  must_read?: boolean
  offer_type?: string
}

/** The line above the title: its words have their width, so that the title stands where it will. */
type Words = { badges: (string | undefined | false)[]; texts: (string | undefined | false)[] }
type Look = { template: string; sizes: string; isWhole: boolean; words: (content: Content) => Words }

/** Kinds whose page is known well enough to be drawn before its code is there. */
export const LOOKS: Readonly<Record<string, Look>> = {
  news: {
    template: 'article',
    sizes: PICTURE_SIZES.article,
    isWhole: false,
    words: (content) => ({
      badges: [
        content.category?.label ?? 'Actualité',
        // Its sort: « Article », « Dossier »… are as wide as each other, near enough.
        'Dossier',
        content.must_read && 'Lecture obligatoire avant le 00/00/0000',
      ],
      texts: [
        content.laboratory?.name,
        content.published_at != null && `Publié le ${formatDay(content.published_at)}`,
        (content.reading_minutes ?? 0) > 0 && `${content.reading_minutes} min de lecture`,
      ],
    }),
  },
  promotional_offer: {
    template: 'sold',
    sizes: PICTURE_SIZES.sheet,
    isWhole: true,
    words: (content) => ({
      badges: [
        content.offer_type === 'direct' ? 'Offre Direct' : 'Offre plateforme',
        content.category?.label,
      ],
      texts: [content.laboratory?.name],
    }),
  },
}

/** Draws a content's title and picture in the document's own drawing, unless the page is already there. */
export async function drawContent(look: Look, content: Content, styles: Promise<boolean>): Promise<void> {
  if (!hasPicture(content.cover)) return
  const image = shownPicture(askForPicture(content.cover, look.sizes), content.cover, !look.isWhole)
  const picture = look.isWhole ? shownWhole(image, askForGround(content.cover)) : image
  if (!(await styles)) return
  const main = document.querySelector('#root > [inert] .main')
  const template = document.querySelector<HTMLTemplateElement>(`template[data-early="${look.template}"]`)
  if (!main || !template) return
  const page = template.content.cloneNode(true) as DocumentFragment
  const place = (name: string) => page.querySelector(`[data-early="${name}"]`)
  const title = place('title')
  if (title) title.textContent = content.title
  place('meta')?.append(...metaOf(look.words(content)))
  place('cover')?.append(picture)
  main.replaceChildren(page)
  await image.decode().catch(() => undefined)
  await painted()
}

function metaOf({ badges, texts }: Words): HTMLElement[] {
  const drawn = (className: string) => (text: string, index: number) => {
    const word = document.createElement('span')
    word.className = className
    word.textContent = text
    // Their place only: how they are coloured and written is the page's, with the dots between them.
    if (className) word.style.color = 'transparent'
    else word.style.visibility = 'hidden'
    // The first badge has a drawing beside its word.
    if (className && index === 0) word.style.paddingLeft = '29px'
    return word
  }
  const said = (words: Words['badges']) => words.filter((word) => word !== undefined && word !== false)
  return [...said(badges).map(drawn('badge')), ...said(texts).map(drawn(''))]
}
