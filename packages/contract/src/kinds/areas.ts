/** Groups of the main navigation, in their order (UI.md, section 7). */
export const AREAS = [
  { key: 'news', label: 'Actualités' },
  { key: 'catalogue', label: 'Catalogue' },
  { key: 'offers', label: 'Offres' },
  { key: 'campaigns', label: 'Campagnes' },
  { key: 'formations', label: 'Formations' },
  { key: 'services', label: 'Services' },
  { key: 'agreements', label: 'Accords annuels' },
  { key: 'mdd', label: 'Produits MDD' },
  { key: 'faq', label: 'FAQ' },
] as const

export type AreaKey = (typeof AREAS)[number]['key']
