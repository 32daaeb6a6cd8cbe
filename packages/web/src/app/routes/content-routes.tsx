import { pagesUnder } from './lazy-page.tsx'
import { authRoute, publicRoute, wholeScreenRoute } from './layout-routes.tsx'

const signedIn = pagesUnder(authRoute)
const open = pagesUnder(publicRoute)

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

/** What stands beside the pages that every kind has (kind-routes.tsx), and kinds that have other addresses. */
export const contentRoutes = [
  signedIn('/search-results', 'Recherche', 'q kind category period page', () =>
    import('../../pages/portal/search-results-page.tsx').then((m) => m.SearchResultsPage),
  ),
  signedIn('/faq/$slug', 'Questions fréquentes', '', faqPage),
  signedIn('/faq/$slug/$id', 'Question', '', faqPage),
  signedIn('/formations/quiz/$id/resultat/$attemptId', 'Résultat du quiz', '', () =>
    import('../../pages/portal/quiz-result-page.tsx').then((m) => m.QuizResultPage),
  ),
  signedIn('/campaigns', 'Campagnes', '', () =>
    import('../../pages/portal/all-campaigns-page.tsx').then((m) => m.AllCampaignsPage),
  ),
  signedIn('/mdd-products/technical-files/comparer', 'Comparer des fiches', 'ids', () =>
    import('../../pages/portal/technical-compare-page.tsx').then((m) => m.TechnicalComparePage),
  ),
] as const
