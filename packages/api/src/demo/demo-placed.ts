import type { PlacementKey } from '@kiosque/contract/domain/placements'
import type { DiscountValue } from '@kiosque/contract/domain/discount-value'
import type { Target } from '@kiosque/contract/domain/audience'

/** One highlight of the demonstration: a content of a kind by its rank among those for everyone, or a picture. */
export interface DemoPlaced {
  kind?: string
  rank?: number
  /** Among those that run today: an animation of this month, not of January. */
  isNow?: true
  /** One of the pictures drawn for placements, by name, with a link. */
  picture?: string
  link?: string
  title?: string
  text?: string
  discount?: DiscountValue
  target?: Partial<Target>
  /** Window in days from today. */
  from?: number
  to?: number
}

const titulaires = { account_types: [200, 180] }
const news = (rank: number, extra: DemoPlaced = {}): DemoPlaced => ({ kind: 'news', rank, ...extra })
const product = (rank: number, extra: DemoPlaced = {}): DemoPlaced => ({ kind: 'product', rank, ...extra })
const image = (picture: string, link: string, title: string, text = ''): DemoPlaced => {
  return { picture, link, title, text }
}

/**
 * Every placement (D14-02); the first of each is for everyone, so that nobody of the network finds it empty. On the home
 * page each thing is placed once, and no more than a morning's reading.
 */
export const DEMO_PLACED: Readonly<Record<PlacementKey, readonly DemoPlaced[]>> = {
  homepage_focus: [news(0, { from: -5, to: 20 })],
  homepage_folder: [news(3), { kind: 'health_test', rank: 0 }],
  homepage_news: [news(1), news(2)],
  homepage_slider: [
    { kind: 'one_time_campaign', rank: 0, from: -10, to: 30 },
    image(
      'agenda',
      '/agenda',
      'Les rendez-vous du réseau',
      'Salons, webinaires et réunions des prochaines semaines\u00a0: choisissez vos dates.',
    ),
    { kind: 'loyalty_campaign', rank: 0, isNow: true, target: titulaires },
  ],
  smart_prices: [
    product(0, { discount: { type: 3, amount: 20 }, from: -10, to: 20 }),
    product(1, { discount: { type: 4, nbProducts: 2, offeredProducts: 1 }, from: -10, to: 45 }),
    product(2, { discount: { type: 5, nbProducts: 2, amount: 50 }, from: -6, to: 9 }),
    product(3, { discount: { type: 8, nbProducts: 3, amount: 15 }, from: -15, to: 3 }),
  ],
  monthly_news: [{ kind: 'monthly_animation', isNow: true }],
  pharmacist_selection: [
    product(4, { discount: { type: 2, amount: 100 }, from: -3, to: 25 }),
    product(5, { discount: { type: 6, nbProducts: 2, amount: 150 }, from: -3, to: 25 }),
    product(6),
    product(7, { target: { packs: ['cBusiness', 'bVitrine'] } }),
  ],
  drugstore_slider: [
    image(
      'vitrine',
      '/services/merchandising',
      'Votre vitrine du mois',
      'Le plan média et ses visuels à imprimer.',
    ),
    image(
      'visuels',
      '/services/gallery',
      'Affiches et bandeaux à imprimer',
      'Les visuels de votre officine.',
    ),
  ],
  related_product: [product(1), product(3), product(6)],
  related_post: [news(4), news(5), news(1)],
  menu: [
    { kind: 'one_time_campaign', rank: 0 },
    { kind: 'academy', rank: 0 },
  ],
  page: [image('contact', '/contact', 'Une question\u202f?', 'Le siège vous répond sous deux jours ouvrés.')],
  product_category: [product(8, { discount: { type: 3, amount: 10 } }), product(9), product(10), product(11)],
  home_image: [
    image(
      'osez-la-sante',
      '/osez-la-sante',
      'Osez la santé',
      'Tests et bilans\u00a0: tout pour vous lancer.',
    ),
  ],
  tablet_screensaver: [
    image('mieux-vivre', '/catalogue', 'Mieux vivre à la maison', 'Demandez conseil à votre pharmacien.'),
    product(0, { discount: { type: 3, amount: 20 } }),
    image('tension', '/osez-la-sante', 'Mesurez votre tension', 'En cinq minutes, au comptoir.'),
  ],
  tablet_campaign: [
    { kind: 'one_time_campaign', rank: 0 },
    { kind: 'one_time_campaign', rank: 2 },
  ],
  offers_banner: [{ kind: 'promotional_offer', rank: 0 }],
  campaigns_banner: [{ kind: 'loyalty_campaign', rank: 0 }],
  formations_banner: [{ kind: 'laboratory_training', rank: 0 }],
  services_banner: [{ kind: 'partnership', rank: 0 }],
  mdd_banner: [{ kind: 'technical_file', rank: 0 }],
  agreements_banner: [{ kind: 'performance', rank: 0 }],
  academy_banner: [{ kind: 'academy', rank: 0 }],
  health_tests_banner: [{ kind: 'health_test', rank: 1 }],
  catalogue_banner: [product(2, { title: 'La référence du mois' })],
  gallery_banner: [{ kind: 'gallery', rank: 0 }],
  // The page already says how to write to the head office.
  faq_banner: [{ kind: 'tutorial', rank: 0 }],
  search_banner: [
    image(
      'tout-le-catalogue',
      '/catalogue',
      'Tout le catalogue',
      'La marque du réseau et la gamme Mieux vivre.',
    ),
  ],
  agenda_banner: [image('se-former', '/formations/laboratory-training', 'Se former avec les laboratoires')],
  account_aside: [
    image(
      'attestations',
      '/formations/mes-formations',
      'Vos attestations',
      'Vos quiz réussis et vos attestations.',
    ),
    news(8, { target: titulaires }),
  ],
  partner_links: [0, 1, 2, 3, 4, 5].map((rank) => ({ kind: 'partnership', rank })),
  laboratory_banner: [{ kind: 'referral_laboratory', rank: 0 }],
  footer_banner: [
    image(
      'feuilleter',
      '/catalogues',
      'Feuilletez nos catalogues',
      'À consulter librement, sans vous connecter.',
    ),
  ],
  login_image: [image('connexion', '/catalogues', 'Votre réseau, au comptoir')],
}
