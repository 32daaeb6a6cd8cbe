import { KIND_ADDRESSES } from 'virtual:kind-addresses'
import type { KindKey } from '@kiosque/contract/kinds/registry'
import type { Campaign } from '../../features/contents/kinds/detail-props.ts'
import { askEarly } from './ask-early.ts'
import { pagesUnder } from './lazy-page.tsx'
import { authRoute, publicRoute, wholeScreenRoute } from './layout-routes.tsx'

const signedIn = pagesUnder(authRoute)
const open = pagesUnder(publicRoute)

/** What every list of contents reads in its address; each kind adds its own filters (features/contents/list). */
const LIST = 'q favourites phase category laboratory sort page'

/** Titles stand here rather than come from the registry: it must stay out of the code every page starts with. */
const list = <const Path extends string>(path: Path, title: string, kind: KindKey) =>
  signedIn(
    path,
    title,
    LIST,
    () =>
      import('../../pages/portal/content-list-page.tsx').then(({ ContentListPage }) => () => (
        <ContentListPage kind={kind} />
      )),
    askEarly((data, { search }) => data.askList(kind, search)),
  )

const campaignList = <const Path extends string>(path: Path, title: string, kind: Campaign) =>
  signedIn(path, title, LIST, () =>
    import('../../pages/portal/campaigns-page.tsx').then(({ CampaignsPage }) => () => (
      <CampaignsPage kind={kind} />
    )),
  )

/** Where one stands oneself comes with the list. */
const trainingList = <const Path extends string>(path: Path, title: string, kind: 'tutorial' | 'academy') =>
  signedIn(
    path,
    title,
    LIST,
    () =>
      import('../../pages/portal/training-list-page.tsx').then(({ TrainingListPage }) => () => (
        <TrainingListPage kind={kind} />
      )),
    askEarly((data, { search }) => data.askList(kind, search)),
  )

/** The page of one content: its id is the end of its address. */
const detail = <const Path extends string>(path: Path, title: string, kind: KindKey) =>
  signedIn(
    `${path}/$id`,
    title,
    // The tab of those that have some.
    'onglet',
    () =>
      import('../../pages/portal/content-detail-page.tsx').then(({ ContentDetailPage }) => () => (
        <ContentDetailPage kind={kind} />
      )),
    askEarly((data, { params }) => data.askContent(kind, params.id ?? '')),
  )

const certificatePage = () => import('../../pages/portal/certificate-page.tsx').then((m) => m.CertificatePage)

/** Legal pages are read before signing in; the page itself sends others to sign in. */
export const publicRoutes = [
  open('/catalogues', 'Catalogues', 'lire p', () =>
    import('../../pages/portal/catalogues-page.tsx').then((m) => m.CataloguesPage),
  ),
  open('/p/$slug', 'Page', '', () =>
    import('../../pages/portal/reference-page.tsx').then((m) => m.ReferencePage),
  ),
  // An employer or an inspector checks an attestation without an account of ours.
  open('/attestations', 'Vérifier une attestation', '', certificatePage),
  open('/attestations/$code', 'Vérifier une attestation', '', certificatePage),
] as const

export const quizTakingRoute = pagesUnder(wholeScreenRoute)(
  '/formations/quiz/$id/passer',
  'Quiz',
  '',
  async () => {
    const [{ QuizTakingPage }, { wrapWithQueries }] = await Promise.all([
      import('../../pages/portal/quiz-taking-page.tsx'),
      import('../with-queries.tsx'),
    ])
    return wrapWithQueries(QuizTakingPage)
  },
)

const faqPage = () => import('../../pages/portal/faq-page.tsx').then((m) => m.FaqPage)

/** S2-05 and S2-09 to S2-45: every area that is content. */
export const contentRoutes = [
  signedIn(
    '/catalogue',
    'Catalogue',
    LIST,
    () => import('../../pages/portal/catalogue-page.tsx').then((m) => m.CataloguePage),
    askEarly((data, { search }) => data.askList('product', search)),
  ),
  detail('/catalogue', 'Produit', 'product'),
  list('/news', 'Actualités', 'news'),
  detail('/news', 'Actualité', 'news'),
  signedIn('/search-results', 'Recherche', 'q kind category period page', () =>
    import('../../pages/portal/search-results-page.tsx').then((m) => m.SearchResultsPage),
  ),
  signedIn('/faq/$slug', 'Questions fréquentes', '', faqPage),
  signedIn('/faq/$slug/$id', 'Question', '', faqPage),
  signedIn('/services/gallery', 'Galerie', 'visuel', () =>
    import('../../pages/portal/gallery-page.tsx').then((m) => m.GalleryPage),
  ),
  list('/osez-la-sante', 'Osez la santé', 'health_test'),
  detail('/osez-la-sante', 'Test de santé', 'health_test'),
  signedIn(
    '/formations/quiz',
    'Quiz',
    LIST,
    () => import('../../pages/portal/quiz-list-page.tsx').then((m) => m.QuizListPage),
    askEarly((data, { search }) => data.askList('quiz', search)),
  ),
  signedIn(
    '/formations/quiz/$id',
    'Quiz',
    '',
    () => import('../../pages/portal/quiz-page.tsx').then((m) => m.QuizPage),
    askEarly((data, { params }) => data.askContent('quiz', params.id ?? '')),
  ),
  signedIn('/formations/quiz/$id/resultat/$attemptId', 'Résultat du quiz', '', () =>
    import('../../pages/portal/quiz-result-page.tsx').then((m) => m.QuizResultPage),
  ),
  trainingList('/formations/tutorials', 'Tutoriels', 'tutorial'),
  signedIn(
    '/formations/tutorials/$id',
    'Tutoriel',
    '',
    () => import('../../pages/portal/tutorial-page.tsx').then((m) => m.TutorialPage),
    askEarly((data, { params }) => data.askContent('tutorial', params.id ?? '')),
  ),
  list('/formations/laboratory-training', 'Formations laboratoires', 'laboratory_training'),
  signedIn(
    '/formations/laboratory-training/$id',
    'Formation laboratoire',
    '',
    () => import('../../pages/portal/laboratory-training-page.tsx').then((m) => m.LaboratoryTrainingPage),
    askEarly((data, { params }) => data.askContent('laboratory_training', params.id ?? '')),
  ),
  trainingList('/academie-reference', 'Académie Référence', 'academy'),
  signedIn(
    '/academie-reference/$id',
    'Parcours',
    '',
    () => import('../../pages/portal/academy-page.tsx').then((m) => m.AcademyPage),
    askEarly((data, { params }) => data.askContent('academy', params.id ?? '')),
  ),
  campaignList('/campaigns/one-time', 'Campagnes ponctuelles', 'one_time_campaign'),
  detail('/campaigns/one-time', 'Campagne', 'one_time_campaign'),
  campaignList('/campaigns/loyalty-campaigns', 'Campagnes de fidélité', 'loyalty_campaign'),
  detail('/campaigns/loyalty-campaigns', 'Campagne', 'loyalty_campaign'),
  campaignList('/campaigns/monthly-animations', 'Animations mensuelles', 'monthly_animation'),
  detail('/campaigns/monthly-animations', 'Animation', 'monthly_animation'),
  signedIn(
    '/services/partnerships',
    'Partenariats',
    LIST,
    () => import('../../pages/portal/partnerships-page.tsx').then((m) => m.PartnershipsPage),
    askEarly((data, { search }) => data.askList('partnership', search)),
  ),
  detail('/services/partnerships', 'Partenariat', 'partnership'),
  signedIn('/services/laboratory-thematic', 'Thématiques laboratoires', '', () =>
    import('../../pages/portal/thematics-page.tsx').then((m) => m.ThematicsPage),
  ),
  signedIn('/services/merchandising', 'Merchandising', 'year month', () =>
    import('../../pages/portal/merchandising-page.tsx').then((m) => m.MerchandisingPage),
  ),
  detail('/services/merchandising', 'Plan merchandising', 'merchandising'),
  list('/offers/promotional-offers', 'Offres promotionnelles', 'promotional_offer'),
  detail('/offers/promotional-offers', 'Offre', 'promotional_offer'),
  list('/mdd-products/technical-files', 'Fiches techniques', 'technical_file'),
  signedIn('/mdd-products/technical-files/comparer', 'Comparer des fiches', 'ids', () =>
    import('../../pages/portal/technical-compare-page.tsx').then((m) => m.TechnicalComparePage),
  ),
  detail('/mdd-products/technical-files', 'Fiche technique', 'technical_file'),
  signedIn(
    '/annual-agreements/performances',
    'Performances',
    LIST,
    () => import('../../pages/portal/performances-page.tsx').then((m) => m.PerformancesPage),
    askEarly((data, { search }) => data.askList('performance', search)),
  ),
  signedIn(
    '/annual-agreements/performances/$id',
    'Performance',
    '',
    () => import('../../pages/portal/agreement-page.tsx').then((m) => m.AgreementPage),
    askEarly((data, { params }) => data.askContent('performance', params.id ?? '')),
  ),
  signedIn(
    '/annual-agreements/referral-laboratory',
    'Laboratoires référencés',
    'q level family own page',
    () => import('../../pages/portal/referral-laboratories-page.tsx').then((m) => m.ReferralLaboratoriesPage),
  ),
  signedIn(
    '/annual-agreements/referral-laboratory/$id',
    'Laboratoire référencé',
    '',
    () => import('../../pages/portal/referral-laboratory-page.tsx').then((m) => m.ReferralLaboratoryPage),
    askEarly((data, { params }) => data.askContent('referral_laboratory', params.id ?? '')),
  ),
] as const

const own = [...publicRoutes, ...contentRoutes].map((route) => (route.options as { path: string }).path)

/**
 * A kind that no route above names has the pages every kind has, under the words of its declaration. Links to them
 * are made from the registry as well, so the types of the tree need not know their paths.
 */
export const declaredRoutes = KIND_ADDRESSES.filter(({ route }) =>
  own.every((path) => path !== route && !path.startsWith(`${route}/`)),
).flatMap(({ key, route, has_detail, plural, singular }) => [
  list(route, plural, key),
  ...(has_detail ? [detail(route, singular, key)] : []),
]) as unknown as readonly []
