import { DOCUMENT_TEXTS } from '../contents/document-texts.ts'
import type { About } from './about.ts'
import { orderForm } from './order-form.ts'
import { planogram } from './planogram.ts'
import { leaflet, poster } from './posters.ts'
import * as sheets from './sheets.ts'

type Draw = (title: string, about: About) => Uint8Array

/** By the beginning of the title, which says what the document is. */
const DRAWN: readonly (readonly [start: string, draw: Draw])[] = [
  ['Planogramme', planogram],
  ['Bon de commande', orderForm],
  ['Fiche technique', sheets.technicalSheet],
  ['Fiche qualité', sheets.protocolSheet],
  ['Affiche', poster],
  ['Accord', sheets.agreementSheet],
  ['Conditions par palier', sheets.agreementSheet],
  ['Support de formation', sheets.trainingSupport],
  ['Aide-mémoire', sheets.filmMemo],
  ['Argumentaire', sheets.themeSheet],
  ['Fiche comptoir', sheets.themeSheet],
  ["L'essentiel", sheets.digest],
]

/** The document a content announces, drawn from what that content says. */
export function documentOf(title: string, about: About): Uint8Array {
  const written = DOCUMENT_TEXTS[title]
  if (written) return sheets.textSheet(title, about, written)
  if (title.startsWith('Fiche conseil') && about.fields.agenda) return leaflet(title, about)
  const draw = DRAWN.find(([start]) => title.startsWith(start))?.[1] ?? sheets.textSheet
  return draw(title, about)
}
