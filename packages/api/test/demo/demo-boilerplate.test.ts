import { expect, test } from 'vitest'
import { tellAll, textsIn, type Told } from './told-contents.ts'

/** Below it, words are a label or a formality; from it on, they pretend to say something. */
const WORDS = 6
/** As many contents of a kind as may share a sentence: two seasons of the same thing, and one more. */
const MOST = 3

/** What the law, an agreement or a licence says in the same words of every content of its kind. */
const LEGAL: readonly string[] = [
  'Réalisez ce test dans l’espace de confidentialité, avec une procédure qualité écrite.',
  'Expliquez le geste, son intérêt et ses limites.',
  'Recueillez l’accord avant de commencer.',
  'Remettez le résultat écrit et les conseils, puis complétez la fiche qualité de l’officine.',
  'Prix indicatif, hors prise en charge.',
  'Affichez-le avant la réalisation du test.',
  'Vérifiez les textes en vigueur auprès de l’agence régionale de santé.',
  'Sur présentation de la carte, hors médicaments et produits remboursés.',
  'Dans toutes les officines du réseau.',
  'Dans la limite de 48 unités par officine.',
  'Dispositif médical de classe I, marquage CE',
  'L’accord court du 1ᵉʳ janvier au 31 décembre.',
  'Remise de fin d’année calculée sur les achats hors taxes, versée en une fois.',
  'Respectez les droits d’utilisation indiqués.',
]

const sentencesOf = (text: string) =>
  text
    .replaceAll(/<\/(?:p|li|h2|h3|ul)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .split(/\n|(?<=[.!?…])\s+/u)
    .map((sentence) => sentence.replaceAll(/[\s\u00A0\u202F]+/g, ' ').trim())

/** The names of what is sold or shown come again wherever it is: they are no sentences. */
function saidBy({ excerpt, body, fields: { products: _, facings: __, ...fields } }: Told): string[] {
  return [excerpt, body, ...textsIn(fields)].flatMap(sentencesOf)
}

/** Each sentence of a kind, with the titles of the contents it stands on. */
function saidOf(contents: readonly Told[]): Map<string, Set<string>> {
  const said = new Map<string, Set<string>>()
  for (const content of contents)
    for (const sentence of saidBy(content))
      if ((sentence.match(/[\p{L}\d]+/gu) ?? []).length >= WORDS)
        said.set(sentence, (said.get(sentence) ?? new Set()).add(content.title))
  return said
}

const kinds = Map.groupBy(tellAll('2026-11-17'), ({ kind }) => kind)

test.each([...kinds.keys()])('D14-02 no sentence stands on more than three contents of %s', (kind) => {
  const repeated = [...saidOf(kinds.get(kind)!)]
    .filter(([sentence, titles]) => titles.size > MOST && !LEGAL.includes(sentence))
    .map(([sentence, titles]) => `${titles.size} × ${sentence}`)

  expect(repeated).toEqual([])
})

test('what the law repeats is still said somewhere, and by enough contents to be listed', () => {
  const all = [...kinds.values()].map(saidOf)

  expect(LEGAL.filter((line) => !all.some((said) => (said.get(line)?.size ?? 0) > MOST))).toEqual([])
})
