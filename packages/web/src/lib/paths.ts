type Id = number | string

const area = (base: string) => (id?: Id) => (id === undefined ? base : `${base}/${encodeURIComponent(id)}`)

/** Every address of the site, in one place. Without an id an area's function gives its list. */
export const paths = {
  home: () => '/',
  login: (redirect?: string) =>
    redirect && redirect !== '/' ? `/login?redirect=${encodeURIComponent(redirect)}` : '/login',
  register: (invitation?: string) =>
    invitation ? `/register?invitation=${encodeURIComponent(invitation)}` : '/register',
  passwordReset: () => '/password-reset',
  maintenance: () => '/maintenance',
  todo: () => '/a-faire',
  favourites: () => '/favoris',
  account: (section?: string) => (section ? `/account?section=${section}` : '/account'),
  contact: area('/contact'),
  page: (slug: string) => `/p/${encodeURIComponent(slug)}`,
  catalogue: () => '/catalogue',
  catalogues: () => '/catalogues',
  search: (q?: string) => (q ? `/search-results?q=${encodeURIComponent(q)}` : '/search-results'),
  faq: (theme: string, id?: Id) =>
    `/faq/${encodeURIComponent(theme)}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`,
  gallery: () => '/services/gallery',
  bri: area('/services/bri-compensation'),
  laboratoryThematic: () => '/services/laboratory-thematic',
  news: area('/news'),
  healthTests: area('/osez-la-sante'),
  quiz: area('/formations/quiz'),
  quizTaking: (id: Id) => `/formations/quiz/${encodeURIComponent(id)}/passer`,
  quizResult: (id: Id, attemptId: Id) =>
    `/formations/quiz/${encodeURIComponent(id)}/resultat/${encodeURIComponent(attemptId)}`,
  /** Where anybody checks an attestation, by its code. */
  certificates: area('/attestations'),
  tutorials: area('/formations/tutorials'),
  teamTrainings: () => '/formations/equipe',
  myTrainings: () => '/formations/mes-formations',
  visits: () => '/formations/visites',
  laboratoryTraining: area('/formations/laboratory-training'),
  academy: area('/academie-reference'),
  /** The three kinds together. */
  campaigns: () => '/campaigns',
  oneTimeCampaigns: area('/campaigns/one-time'),
  loyaltyCampaigns: area('/campaigns/loyalty-campaigns'),
  monthlyAnimations: area('/campaigns/monthly-animations'),
  partnerships: area('/services/partnerships'),
  merchandising: area('/services/merchandising'),
  offers: area('/offers/promotional-offers'),
  technicalFiles: area('/mdd-products/technical-files'),
  performances: area('/annual-agreements/performances'),
  referralLaboratories: area('/annual-agreements/referral-laboratory'),
  agenda: area('/agenda'),
  recalls: area('/rappels'),
  readings: () => '/lectures',
  admin: (rest = '') => `/admin${rest && `/${rest}`}`,
  adminLogin: (redirect?: string) =>
    redirect && redirect !== '/admin'
      ? `/admin/login?redirect=${encodeURIComponent(redirect)}`
      : '/admin/login',
} as const
