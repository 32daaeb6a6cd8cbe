import type { PlacementKey } from '@kiosque/contract/domain/placements'

export interface PlaceOnPage {
  placement: PlacementKey
  /** A wide strip, or cards side by side under a title. */
  look: 'band' | 'cards'
  title: string
}

const band = (placement: PlacementKey, title: string): PlaceOnPage => ({ placement, look: 'band', title })
const cards = (placement: PlacementKey, title: string): PlaceOnPage => ({ placement, look: 'cards', title })

/** Where each placement shows, as its name says (D6-01). The home page, the menu and the tablet have their own. */
const PAGES: readonly (readonly [RegExp, PlaceOnPage])[] = [
  [/^\/offers\/[^/]+$/, band('offers_banner', 'Offres')],
  [/^\/campaigns\/[^/]+$/, band('campaigns_banner', 'Campagnes')],
  [/^\/formations\/[^/]+$/, band('formations_banner', 'Formations')],
  [/^\/services\/gallery$/, band('gallery_banner', 'Galerie')],
  [/^\/services\/(?!gallery|laboratory-thematic)[^/]+$/, band('services_banner', 'Services')],
  [/^\/services\/laboratory-thematic$/, band('laboratory_banner', 'Laboratoires')],
  [/^\/mdd-products\/[^/]+$/, band('mdd_banner', 'Produits du réseau')],
  [/^\/annual-agreements\/performances$/, band('agreements_banner', 'Accords annuels')],
  [/^\/annual-agreements\/referral-laboratory(?:\/[^/]+)?$/, band('laboratory_banner', 'Laboratoires')],
  [/^\/academie-reference$/, band('academy_banner', 'Académie Référence')],
  [/^\/osez-la-sante$/, band('health_tests_banner', 'Osez la santé')],
  [/^\/catalogues?$/, band('catalogue_banner', 'Catalogue')],
  [/^\/catalogue$/, cards('product_category', 'À découvrir dans ce rayon')],
  [/^\/(?:catalogue|mdd-products\/technical-files)\/[^/]+$/, cards('related_product', 'Produits associés')],
  [/^\/offers\/[^/]+\/[^/]+$/, cards('related_product', 'Produits associés')],
  [/^\/news\/[^/]+$/, cards('related_post', 'À lire aussi')],
  [/^\/p\/[^/]+$/, cards('page', 'À découvrir')],
  [/^\/faq(?:\/[^/]+)?$/, band('faq_banner', 'Questions fréquentes')],
  [/^\/search-results$/, band('search_banner', 'Recherche')],
  [/^\/agenda$/, band('agenda_banner', 'Agenda')],
  [/^\/account$/, cards('account_aside', 'Pour vous')],
]

export function placesOn(path: string): PlaceOnPage[] {
  return PAGES.filter(([pattern]) => pattern.test(path)).map(([, place]) => place)
}

/**
 * Where the strip of placement 33 ends the page: where one leafs through things, and where one reads without having
 * signed in. Elsewhere one came for something, and it does not end by an advertisement.
 */
export const hasFooterStrip = (path: string): boolean => /^\/(?:news|catalogues?|p\/[^/]+)$/.test(path)
