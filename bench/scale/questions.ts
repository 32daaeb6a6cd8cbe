/** One address, measured on both portals. `most` is what ten times the contents may cost, as a factor. */
export interface Question {
  name: string
  path: string
  as: 'titulaire' | 'admin'
  most?: number
  /** Milliseconds it may take at the larger size. */
  within?: number
}

const list = { as: 'titulaire', most: 1.2 } as const
const search = { as: 'titulaire', most: 2 } as const
const office = { as: 'admin', within: 100 } as const

/** What members and the head office ask for most, and what costs most. */
export function questionsFor(detailId: number): Question[] {
  return [
    { name: 'liste des actualités', path: '/contents/news?per_page=20', ...list },
    { name: 'liste des offres', path: '/contents/promotional_offer?per_page=20', ...list },
    { name: 'liste des quiz', path: '/contents/quiz?per_page=20', ...list },
    { name: 'liste filtrée', path: '/contents/news?per_page=20&monthly=false&post_type=1', ...list },
    { name: 'liste d’une catégorie', path: '/contents/news?per_page=20&category=sante-publique', ...list },
    { name: 'liste cherchée', path: '/contents/news?per_page=20&q=vaccination', ...search },
    { name: 'dixième page', path: '/contents/product?per_page=20&page=10', ...list },
    { name: 'facettes des produits', path: '/contents/product?per_page=1', ...list },
    { name: 'détail', path: `/contents/news/${detailId}`, ...list },
    { name: 'menu', path: '/menu', ...list },
    { name: 'recherche, un mot', path: '/search?q=vaccination', ...search },
    { name: 'recherche, deux mots', path: '/search?q=d%C3%A9pistage%20diab%C3%A8te', ...search },
    { name: 'recherche, mot courant', path: '/search?q=officine', ...search },
    { name: 'recherche, faute de frappe', path: '/search?q=vacination', ...search },
    { name: 'recherche sans résultat', path: '/search?q=xylophonique', ...search },
    { name: 'suggestions', path: '/search/suggestions?q=vacc', ...search },
    { name: 'siège : tous les contenus', path: '/admin/contents', ...office },
    { name: 'siège : tous, cherchés', path: '/admin/contents?q=vaccin&sort=title', ...office },
    { name: 'siège : tous, programmés', path: '/admin/contents?state=scheduled&sort=-title', ...office },
    { name: 'siège : tous, page 2000', path: '/admin/contents?page=2000', ...office },
    { name: 'siège : contenus', path: '/admin/contents/news', ...office },
    { name: 'siège : contenus cherchés', path: '/admin/contents/news?q=vaccin&sort=title', ...office },
    { name: 'siège : contenus, page 40', path: '/admin/contents/news?status=published&page=40', ...office },
    { name: 'siège : personnes', path: '/admin/users', ...office },
    { name: 'siège : personnes cherchées', path: '/admin/users?q=lefevre%20zoe', ...office },
    { name: 'siège : une personne', path: '/admin/users?q=personne7777@', ...office },
    { name: 'siège : titulaires d’une zone', path: '/admin/users?type=200&zone_id=3', ...office },
    { name: 'siège : vus récemment', path: '/admin/users?sort=-last_seen_at', ...office },
    { name: 'siège : personnes, page 3000', path: '/admin/users?page=3000', ...office },
    { name: 'siège : officines', path: '/admin/drugstores', ...office },
    { name: 'siège : officines cherchées', path: '/admin/drugstores?q=evreux%20gare', ...office },
    { name: 'siège : officines sans titulaire', path: '/admin/drugstores?has_titulaire=false', ...office },
    { name: 'siège : officines, page 500', path: '/admin/drugstores?page=500&sort=city', ...office },
  ]
}
