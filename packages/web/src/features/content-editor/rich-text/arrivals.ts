import { count } from '../../../lib/format.ts'
import { fileOf, isPicturesAlone, picturesOfPaste } from './paste-pictures.ts'
import { countTables } from './paste-tables.ts'

/** What a paste or a drop brought beside its text, and what the writer is told of it. */
export type Arrivals = {
  /** To be sent to the media library, then put in the text. */
  pictures: File[]
  /** French sentences; none when all went as expected. */
  notices: string[]
  /** The files are all there is: the text that comes with them is only their wrapping. */
  isWhole: boolean
}

const isPicture = (file: File) => file.type.startsWith('image/')

export function arrivalsOf(html: string, files: readonly File[]): Arrivals {
  const inPage = picturesOfPaste(html)
  const isWhole = files.length > 0 && isPicturesAlone(html)
  // Beside a text, the clipboard's file is the picture of that text (a sheet, a slide): only the text is wanted.
  const own = isWhole ? files.filter(isPicture) : []
  const carried = isWhole ? [] : inPage.inline.flatMap((picture, index) => fileOf(picture, index + 1) ?? [])
  const lost = isWhole ? 0 : inPage.lost + inPage.inline.length - carried.length
  const others = isWhole || html === '' ? files.filter((file) => !isPicture(file)) : []
  const tables = isWhole ? 0 : countTables(html)
  const notices = [tableNotice(tables), lostNotice(lost), ...others.map(otherNotice)].filter(
    (notice) => notice !== '',
  )
  return { pictures: [...own, ...carried], notices, isWhole }
}

const tableNotice = (tables: number) =>
  tables === 0
    ? ''
    : `${tables === 1 ? 'Le tableau est devenu' : `Les ${tables} tableaux sont devenus`} des lignes\u00a0: une par rangée, cellules séparées par un point. Relisez-les, ou joignez le document d’origine.`

const lostNotice = (lost: number) =>
  lost === 0
    ? ''
    : `${lost === 1 ? 'Une image n’a pas pu être reprise' : `${count(lost, 'image')} n’ont pas pu être reprises`}\u00a0: le document collé ne les contient pas. Ajoutez-${lost === 1 ? 'la' : 'les'} avec le bouton «\u00a0Image\u00a0», ou déposez le fichier ici.`

const otherNotice = ({ name }: File) =>
  `«\u00a0${name}\u00a0» n’est pas une image\u00a0: ajoutez ce fichier dans «\u00a0Pièces jointes\u00a0», sous le texte.`
