import type { FileRef } from '@kiosque/contract/wire/files'
import { focalPoint } from '../features/contents/parts/picture-source.ts'

/** Has a picture that was asked for look as the page's own will (picture.tsx), over its blur where it fills its place. */
export function shownPicture(image: HTMLImageElement, file: FileRef, isOverBlur: boolean): HTMLImageElement {
  image.className = 'picture'
  image.width = file.width ?? 0
  image.height = file.height ?? 0
  image.style.objectPosition = focalPoint(file)
  if (file.blur && isOverBlur) image.style.backgroundImage = `url("${file.blur}")`
  return image
}

/** The picture of a pack, whole over its ground. */
export function shownWhole(image: HTMLImageElement, ground: string): HTMLElement {
  const whole = document.createElement('span')
  whole.className = 'whole'
  whole.style.backgroundImage = `url("${ground}")`
  whole.append(image)
  return whole
}
