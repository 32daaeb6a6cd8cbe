import type { Highlight } from '@kiosque/contract/wire/highlights'

const OF_KIND: Readonly<Record<string, string>> = {
  academy: 'Suivre le parcours',
  gallery: 'Voir les visuels',
  health_test: 'Voir le protocole',
  laboratory_training: 'Voir la formation',
  loyalty_campaign: 'Découvrir la campagne',
  merchandising: 'Voir le plan',
  monthly_animation: 'Voir l’animation',
  news: 'Lire l’article',
  one_time_campaign: 'Découvrir la campagne',
  partnership: 'Voir le partenariat',
  performance: 'Voir l’accord',
  product: 'Voir le produit',
  promotional_offer: 'Voir l’offre',
  quiz: 'Commencer le quiz',
  referral_laboratory: 'Voir le laboratoire',
  technical_file: 'Ouvrir la fiche',
  tutorial: 'Voir la vidéo',
}

const OF_ADDRESS: readonly (readonly [string, string])[] = [
  ['/agenda/', 'Voir l’événement'],
  ['/agenda', 'Ouvrir l’agenda'],
  ['/contact', 'Écrire au siège'],
  ['/catalogues', 'Feuilleter les catalogues'],
  ['/catalogue', 'Ouvrir le catalogue'],
  ['/formations/quiz', 'Voir les quiz'],
  ['/formations/laboratory-training', 'Voir les formations'],
  ['/formations/mes-formations', 'Voir mon dossier'],
  ['/academie-reference', 'Voir les parcours'],
  ['/osez-la-sante', 'Voir les tests'],
  ['/offers', 'Voir les offres'],
  ['/services/merchandising', 'Voir le plan'],
  ['/services/gallery', 'Voir les visuels'],
  ['http', 'Ouvrir le site'],
]

/** What following it does, in words of its own: « En savoir plus » says nothing. */
export function actionWords({ highlightable, url }: Pick<Highlight, 'highlightable' | 'url'>): string {
  const ofKind = OF_KIND[highlightable.kind ?? '']
  if (ofKind && (highlightable.url ?? url) === url) return ofKind
  return OF_ADDRESS.find(([start]) => url?.startsWith(start))?.[1] ?? 'Ouvrir la page'
}
