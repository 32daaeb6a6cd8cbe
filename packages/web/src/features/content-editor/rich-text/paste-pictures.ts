import { isSafePicture } from '@kiosque/contract/domain/safe-html'

const PICTURE = /<(?:img|v:imagedata)\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi
const DATA = /^data:(image\/(?:png|jpe?g|gif|webp));base64,([a-z0-9+/=\s]+)$/i

export type PastedPictures = {
  /** Pictures the clipboard carries whole. */
  inline: { type: string; base64: string }[]
  /** Pictures it only names, on the disk of whoever copied them. */
  lost: number
}

/** The pictures of a pasted page that cannot stay as they are written. */
export function picturesOfPaste(html: string): PastedPictures {
  const found: PastedPictures = { inline: [], lost: 0 }
  for (const [, double, single, bare] of html.replace(/<!--[\s\S]*?-->/g, '').matchAll(PICTURE)) {
    const src = double ?? single ?? bare ?? ''
    const data = DATA.exec(src)
    if (data) found.inline.push({ type: data[1]!.toLowerCase(), base64: data[2]!.replace(/\s/g, '') })
    else if (!isSafePicture(src) || /^(?:file|cid|blob):/i.test(src)) found.lost += 1
  }
  return found
}

/** Whether a pasted page is nothing but its pictures: copying one picture also gives a page around it. */
export const isPicturesAlone = (html: string): boolean =>
  html
    .replace(/<!--[\s\S]*?-->|<(style|script|xml|head|title)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<[^>]*>|&nbsp;|\s/g, '') === ''

/** A file for the media library out of what the page carried. */
export function fileOf({ type, base64 }: PastedPictures['inline'][number], rank: number): File | null {
  try {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    return new File([bytes], `Image collée ${rank}.${type.slice(6).replace('jpeg', 'jpg')}`, { type })
  } catch {
    return null
  }
}
