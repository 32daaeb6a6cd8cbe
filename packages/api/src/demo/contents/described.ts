import type { KindKey } from '@kiosque/contract/kinds/registry'
import type { DemoContent, DemoContext } from './demo-content.ts'
import { DOCUMENT_EXCERPTS } from './document-texts.ts'
import { VISUALS } from './gallery-visuals.ts'
import { facingsOf } from './planogram-products.ts'
import { factsOf } from './product-facts.ts'

const SPOT_LABELS: Readonly<Record<string, string>> = {
  vitrine: 'vitrine',
  tg1: 'première tête de gondole',
  tg2: 'seconde tête de gondole',
  comptoir: 'comptoir',
  lineaire: 'linéaire',
  ecran: 'étagère de l’écran',
  tablette: 'socle de la tablette',
}

/** Contents made from a list, each with a sentence that is true of it alone. */
export function described(kind: KindKey, contents: readonly DemoContent[]): readonly DemoContent[] {
  if (kind === 'merchandising') return contents.map(withFacings)
  return contents.map((content) => {
    const excerpt = excerptOf(kind, content.title)
    if (excerpt === null) return content
    return { ...content, excerpt, ...(kind === 'document' ? { text: [excerpt] } : {}) }
  })
}

function excerptOf(kind: KindKey, title: string): string | null {
  if (kind === 'document') return DOCUMENT_EXCERPTS[title] ?? null
  if (kind === 'technical_file') return factsOf(title.replace(/^Fiche technique : /, '')).indications
  if (kind === 'gallery') return `${title} : ${(VISUALS[title] ?? []).map(([name]) => name).join(', ')}.`
  return null
}

/** What is put where, in one sentence: each piece of furniture has its own best place. */
function howToPlace(title: string, first: string, second: string): string {
  if (title.endsWith('comptoir')) return `${first} : face au client, à côté du terminal de paiement.`
  if (title.endsWith('implantation principale'))
    return `${first} à hauteur des yeux, ${second} sur la marche du dessous.`
  if (title.endsWith('linéaire')) return `${first} au milieu du rayon, ${second} à sa droite.`
  if (title.endsWith('écran')) return `Sous l’écran, ${first} puis ${second}, à portée de main.`
  if (title.endsWith('tablette')) return `Près de la tablette : ${first}, et ${second}.`
  return `${first} sur l’étagère du haut, ${second} juste au-dessous.`
}

/** The products of the month on a planogram of its own: a counter has not the room of a window. */
function withFacings(content: DemoContent): DemoContent {
  const theme = content.title.split(' : ')[0]!
  const isAtCounter = content.title.endsWith('comptoir')
  const [first, second] = facingsOf(theme, 'vitrine')
  return {
    ...content,
    text: [howToPlace(content.title, first!.name, second!.name), 'Une photo avant l’ouverture.'],
    excerpt: isAtCounter
      ? `${theme} se rappelle au comptoir : ${first!.name}, à portée de main.`
      : `${first!.name}, puis ${second!.name} : le plan, le matériel, le pas à pas.`,
    fields: (context) => {
      const nothing: Partial<DemoContext> = { pdf: () => 0, picture: () => 0 }
      const { spot } = content.fields!({ ...context, ...nothing }) as { spot: string }
      const own = `Planogramme : ${theme}`
      const pdf = (title: string) => context.pdf(title === own ? `${own}, ${SPOT_LABELS[spot]}` : title)
      return { ...content.fields!({ ...context, pdf }), facings: facingsOf(theme, spot) }
    },
  }
}
