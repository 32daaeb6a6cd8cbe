/** Parts of the portal, as the board groups the placements. */
export const PLACEMENT_PAGES = {
  home: 'Accueil',
  menu: 'Menu et pages',
  details: 'Fiches et articles',
  areas: 'Rubriques',
  tablet: 'Tablette',
} as const
export type PlacementPage = keyof typeof PLACEMENT_PAGES

export interface Placement {
  /** Stable number (D6-01); S3-10 counts from 1 to 34. */
  id: number
  /** Stable name. */
  key: string
  page: PlacementPage
  /** As a new installation calls it; the head office may change it. */
  label: string
  /** How many fit at once. */
  capacity: number
  /** Also shown to people who have not signed in, when meant for everyone. */
  is_public: boolean
}

type Row = readonly [id: number, key: string, page: PlacementPage, label: string, capacity: number]

const ROWS = [
  [1, 'homepage_focus', 'home', 'À la une', 3],
  [2, 'homepage_folder', 'home', 'Dossier', 3],
  [3, 'homepage_news', 'home', 'Actualités de l’accueil', 4],
  [4, 'homepage_slider', 'home', 'Carrousel', 5],
  [5, 'smart_prices', 'home', 'Promotions du mois', 4],
  [6, 'monthly_news', 'home', 'Le mois du réseau', 3],
  [7, 'pharmacist_selection', 'home', 'Sélection du pharmacien', 4],
  [8, 'drugstore_slider', 'home', 'Carrousel de l’officine', 4],
  [9, 'related_product', 'details', 'Produits associés', 4],
  [10, 'related_post', 'details', 'Articles associés', 3],
  [11, 'menu', 'menu', 'Menu', 2],
  [12, 'page', 'menu', 'Pages', 2],
  [13, 'product_category', 'areas', 'Rayon du catalogue', 3],
  [14, 'home_image', 'home', 'Image de l’accueil', 1],
  [15, 'tablet_screensaver', 'tablet', 'Écran de veille', 6],
  [16, 'tablet_campaign', 'tablet', 'Campagne sur tablette', 4],
  [17, 'offers_banner', 'areas', 'Bandeau Offres', 1],
  [18, 'campaigns_banner', 'areas', 'Bandeau Campagnes', 1],
  [19, 'formations_banner', 'areas', 'Bandeau Formations', 1],
  [20, 'services_banner', 'areas', 'Bandeau Services', 1],
  [21, 'mdd_banner', 'areas', 'Bandeau Marque du réseau', 1],
  [22, 'agreements_banner', 'areas', 'Bandeau Accords annuels', 1],
  [23, 'academy_banner', 'areas', 'Bandeau Académie', 1],
  [24, 'health_tests_banner', 'areas', 'Bandeau Osez la santé', 1],
  [25, 'catalogue_banner', 'areas', 'Bandeau Catalogue', 1],
  [26, 'gallery_banner', 'areas', 'Bandeau Galerie', 1],
  [27, 'faq_banner', 'areas', 'Bandeau FAQ', 1],
  [28, 'search_banner', 'details', 'Bandeau Recherche', 1],
  [29, 'agenda_banner', 'details', 'Bandeau Agenda', 1],
  [30, 'account_aside', 'menu', 'À côté du compte', 2],
  [31, 'partner_links', 'menu', 'Accès partenaires', 6],
  [32, 'laboratory_banner', 'details', 'Bandeau Laboratoires', 1],
  [33, 'footer_banner', 'menu', 'Pied de page', 1],
  [34, 'login_image', 'menu', 'Image de connexion', 1],
] as const satisfies readonly Row[]

export type PlacementKey = (typeof ROWS)[number][1]

const PUBLIC: readonly number[] = [33, 34]

export const PLACEMENTS: readonly Placement[] = ROWS.map(([id, key, page, label, capacity]) => {
  return { id, key, page, label, capacity, is_public: PUBLIC.includes(id) }
})

/** Placements a passer-by may ask for. */
export const PUBLIC_PLACEMENTS: readonly number[] = PUBLIC

/** The number of a placement, from its number or its key as people write either; null when there is none. */
export function placementOf(given: string | number): number | null {
  const found = PLACEMENTS.find(({ id, key }) => key === given || String(id) === String(given))
  return found?.id ?? null
}

export function placementKey(id: number): string {
  return PLACEMENTS.find((each) => each.id === id)?.key ?? ''
}

/** The number behind a name, for code that asks for one placement. */
export function placement(key: PlacementKey): number {
  return placementOf(key) ?? 0
}
