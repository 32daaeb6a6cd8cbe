import type { DrugstoreFull } from '@kiosque/contract/wire/identity'
import type { FileRef } from '@kiosque/contract/wire/files'
import { formatPhone } from '../../../lib/phone.ts'

type Pharmacy = Pick<DrugstoreFull, 'name' | 'address' | 'postcode' | 'city' | 'phone'>

/** « 14, rue de Nantes, 35000 Rennes · 02 99 00 00 00 »; what is not known is left out. */
export function addressLine({ address, postcode, city, phone }: Pharmacy): string {
  const place = [address, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [place, phone && formatPhone(phone)].filter(Boolean).join(' · ')
}

/** The largest letters, of that size at most, at which the words fit. */
function fit(pen: CanvasRenderingContext2D, words: string, font: string, size: number, most: number): void {
  pen.font = font.replace('SIZE', `${size}px`)
  const width = pen.measureText(words).width
  if (width > most) pen.font = font.replace('SIZE', `${Math.floor((size * most) / width)}px`)
}

/** The visual with the name and the address of the pharmacy under it, as large as it was. */
export async function signedVisual(file: FileRef, pharmacy: Pharmacy): Promise<Blob> {
  const answer = await fetch(file.url)
  if (!answer.ok) throw new Error(`The visual did not come: ${answer.status}`)
  const picture = await createImageBitmap(await answer.blob())
  const { width, height } = picture
  const strip = Math.round(Math.max(width, height * 0.7) * 0.13)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height + strip
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No canvas here')
  pen.drawImage(picture, 0, 0)
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, height, width, strip)
  const [side, arm] = [strip * 0.2, strip * 0.16]
  const cross = { x: side + arm * 1.5, y: height + strip / 2 }
  pen.fillStyle = '#92c020'
  pen.fillRect(cross.x - arm / 2, cross.y - arm * 1.5, arm, arm * 3)
  pen.fillRect(cross.x - arm * 1.5, cross.y - arm / 2, arm * 3, arm)
  const left = side * 2 + arm * 3
  const room = width - left - side
  pen.fillStyle = '#07272f'
  fit(pen, pharmacy.name, '700 SIZE "Bricolage Grotesque", sans-serif', strip * 0.34, room)
  pen.fillText(pharmacy.name, left, height + strip * 0.46)
  pen.fillStyle = '#4f6369'
  const line = addressLine(pharmacy)
  fit(pen, line, '500 SIZE "Figtree", sans-serif', strip * 0.2, room)
  pen.fillText(line, left, height + strip * 0.76)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn'))), 'image/png')
  })
}
