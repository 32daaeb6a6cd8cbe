import { page } from './page.ts'
import { certificatePage, quizTakingPage } from './page-loaders.ts'
import { fullScreen, open, signedIn } from './declare-route.ts'
import type { RouteDeclaration } from './declare-route.ts'

/** Titles stand here rather than come from the registry: it must stay out of the code every page starts with. */
const list = (path: string, title: string, kind: string): RouteDeclaration =>
  signedIn(
    path,
    title,
    page(() => import('../pages/portal/content-list-page.tsx'), { kind }),
  )

const detail = (path: string, title: string, kind: string): RouteDeclaration =>
  signedIn(
    path,
    title,
    page(() => import('../pages/portal/content-detail-page.tsx'), { kind }),
  )

const both = (path: string, plural: string, singular: string, kind: string): RouteDeclaration[] => [
  list(path, plural, kind),
  detail(`${path}/$id`, singular, kind),
]

const campaigns = (path: string, plural: string, singular: string, kind: string): RouteDeclaration[] => [
  signedIn(
    path,
    plural,
    page(() => import('../pages/portal/campaigns-page.tsx'), { kind }),
  ),
  detail(`${path}/$id`, singular, kind),
]

/** S2-05 and S2-09 to S2-45: every area that is content. */
export const contentRoutes: readonly RouteDeclaration[] = [
  open(
    '/catalogues',
    'Catalogues',
    page(() => import('../pages/portal/catalogues-page.tsx')),
    'default',
  ),
  // Legal pages are read before signing in; the page itself sends others to sign in.
  open(
    '/p/$slug',
    'Page',
    page(() => import('../pages/portal/reference-page.tsx')),
    'default',
  ),
  signedIn(
    '/catalogue',
    'Catalogue',
    page(() => import('../pages/portal/catalogue-page.tsx')),
  ),
  detail('/catalogue/$id', 'Produit', 'product'),
  ...both('/news', 'Actualités', 'Actualité', 'news'),
  signedIn(
    '/search-results',
    'Recherche',
    page(() => import('../pages/portal/search-results-page.tsx')),
  ),
  signedIn(
    '/faq/$slug',
    'Questions fréquentes',
    page(() => import('../pages/portal/faq-page.tsx')),
  ),
  signedIn(
    '/faq/$slug/$id',
    'Question',
    page(() => import('../pages/portal/faq-page.tsx')),
  ),
  signedIn(
    '/services/gallery',
    'Galerie',
    page(() => import('../pages/portal/gallery-page.tsx')),
  ),
  ...both('/osez-la-sante', 'Osez la santé', 'Test de santé', 'health_test'),
  signedIn(
    '/formations/quiz',
    'Quiz',
    page(() => import('../pages/portal/quiz-list-page.tsx')),
  ),
  detail('/formations/quiz/$id', 'Quiz', 'quiz'),
  fullScreen('/formations/quiz/$id/passer', 'Quiz', quizTakingPage),
  signedIn(
    '/formations/quiz/$id/resultat/$attemptId',
    'Résultat du quiz',
    page(() => import('../pages/portal/quiz-result-page.tsx')),
  ),
  // An employer or an inspector checks an attestation without an account of ours.
  open('/attestations', 'Vérifier une attestation', certificatePage, 'default'),
  open('/attestations/$code', 'Vérifier une attestation', certificatePage, 'default'),
  ...both('/formations/tutorials', 'Tutoriels', 'Tutoriel', 'tutorial'),
  ...both(
    '/formations/laboratory-training',
    'Formations laboratoires',
    'Formation laboratoire',
    'laboratory_training',
  ),
  ...both('/academie-reference', 'Académie Référence', 'Parcours', 'academy'),
  ...campaigns('/campaigns/one-time', 'Campagnes ponctuelles', 'Campagne', 'one_time_campaign'),
  ...campaigns('/campaigns/loyalty-campaigns', 'Campagnes de fidélité', 'Campagne', 'loyalty_campaign'),
  ...campaigns('/campaigns/monthly-animations', 'Animations mensuelles', 'Animation', 'monthly_animation'),
  ...both('/services/partnerships', 'Partenariats', 'Partenariat', 'partnership'),
  signedIn(
    '/services/laboratory-thematic',
    'Thématiques laboratoires',
    page(() => import('../pages/portal/thematics-page.tsx')),
  ),
  signedIn(
    '/services/merchandising',
    'Merchandising',
    page(() => import('../pages/portal/merchandising-page.tsx')),
  ),
  detail('/services/merchandising/$id', 'Plan merchandising', 'merchandising'),
  ...both('/offers/promotional-offers', 'Offres promotionnelles', 'Offre', 'promotional_offer'),
  ...both('/mdd-products/technical-files', 'Fiches techniques', 'Fiche technique', 'technical_file'),
  ...both('/annual-agreements/performances', 'Performances', 'Performance', 'performance'),
  ...both(
    '/annual-agreements/referral-laboratory',
    'Laboratoires référencés',
    'Laboratoire référencé',
    'referral_laboratory',
  ),
]
