import { KIND_ADDRESSES } from 'virtual:kind-addresses'
import type { KindKey } from '@kiosque/contract/kinds/registry'
import type { Campaign } from '../../features/contents/kinds/detail-props.ts'
import { askEarly } from './ask-early.ts'
import { contentRoutes, publicRoutes } from './content-routes.tsx'
import { pagesUnder, type LoadPage } from './lazy-page.tsx'
import { authRoute } from './layout-routes.tsx'
import { ASKS_OTHERWISE } from './own-pages.ts'
import type { OWN_DETAIL_KINDS, OWN_LIST_KINDS } from './own-pages.ts'

const signedIn = pagesUnder(authRoute)

/** What every list of contents reads in its address; each kind adds its own filters (features/contents/list). */
const LIST = 'q favourites phase category laboratory sort page'

interface OwnList {
  load: LoadPage
  /** What it reads in its address, where that is not what every list reads. */
  names?: string
}

const campaigns = (kind: Campaign): OwnList => ({
  load: () => import('../../pages/portal/campaigns-page.tsx').then((m) => m.pageOf(kind)),
})

/** Where one stands oneself comes with the list. */
const trainings = (kind: 'tutorial' | 'academy'): OwnList => ({
  load: () => import('../../pages/portal/training-list-page.tsx').then((m) => m.pageOf(kind)),
})

/** Kinds whose list is a page of its own; where it stands and what it is called are still their declaration's. */
const OWN_LISTS = {
  product: {
    load: () => import('../../pages/portal/catalogue-page.tsx').then((m) => m.CataloguePage),
  },
  quiz: {
    load: () => import('../../pages/portal/quiz-list-page.tsx').then((m) => m.QuizListPage),
  },
  tutorial: trainings('tutorial'),
  academy: trainings('academy'),
  one_time_campaign: campaigns('one_time_campaign'),
  loyalty_campaign: campaigns('loyalty_campaign'),
  monthly_animation: campaigns('monthly_animation'),
  partnership: {
    load: () => import('../../pages/portal/partnerships-page.tsx').then((m) => m.PartnershipsPage),
  },
  laboratory_thematic: {
    load: () => import('../../pages/portal/thematics-page.tsx').then((m) => m.ThematicsPage),
    names: '',
  },
  merchandising: {
    load: () => import('../../pages/portal/merchandising-page.tsx').then((m) => m.MerchandisingPage),
    names: 'year month',
  },
  gallery: {
    load: () => import('../../pages/portal/gallery-page.tsx').then((m) => m.GalleryPage),
    names: 'visuel support',
  },
  performance: {
    load: () => import('../../pages/portal/performances-page.tsx').then((m) => m.PerformancesPage),
  },
  referral_laboratory: {
    load: () =>
      import('../../pages/portal/referral-laboratories-page.tsx').then((m) => m.ReferralLaboratoriesPage),
    names: 'q level family own page',
  },
} as const satisfies Record<(typeof OWN_LIST_KINDS)[number], OwnList>

const OWN_DETAILS = {
  quiz: () => import('../../pages/portal/quiz-page.tsx').then((m) => m.QuizPage),
  tutorial: () => import('../../pages/portal/tutorial-page.tsx').then((m) => m.TutorialPage),
  laboratory_training: () =>
    import('../../pages/portal/laboratory-training-page.tsx').then((m) => m.LaboratoryTrainingPage),
  academy: () => import('../../pages/portal/academy-page.tsx').then((m) => m.AcademyPage),
  performance: () => import('../../pages/portal/agreement-page.tsx').then((m) => m.AgreementPage),
  referral_laboratory: () =>
    import('../../pages/portal/referral-laboratory-page.tsx').then((m) => m.ReferralLaboratoryPage),
} as const satisfies Record<(typeof OWN_DETAIL_KINDS)[number], LoadPage>

/** The tab of those that have some. */
const DETAIL = 'onglet'

const listOf = (kind: KindKey): OwnList => ({
  load: () => import('../../pages/portal/content-list-page.tsx').then((m) => m.pageOf(kind)),
})

const detailOf =
  (kind: KindKey): LoadPage =>
  () =>
    import('../../pages/portal/content-detail-page.tsx').then((m) => m.pageOf(kind))

const own: { readonly [K in KindKey]?: OwnList } = OWN_LISTS
const ownDetails: { readonly [K in KindKey]?: LoadPage } = OWN_DETAILS

const listRoute = (kind: KindKey, route: string, title: string) => {
  const { load, names = LIST } = own[kind] ?? listOf(kind)
  // It begins with the question every list begins with: that one leaves early.
  const early = askEarly((data, { search }) => data.askList(kind, search))
  return signedIn(route, title, names, load, ASKS_OTHERWISE.has(kind) ? undefined : early)
}

/** The page of one content: its id is the end of its address. */
const detailRoute = (kind: KindKey, route: string, title: string) =>
  signedIn(
    `${route}/$id`,
    title,
    DETAIL,
    ownDetails[kind] ?? detailOf(kind),
    askEarly((data, { params }) => data.askContent(kind, params.id ?? '')),
  )

const written = [...publicRoutes, ...contentRoutes].map((route) => (route.options as { path: string }).path)
const isWritten = (route: string) => written.includes(route) || written.includes(`${route}/$slug`)

/**
 * Links to kinds are made from the registry, so the types of the tree know their addresses by one that stands for all:
 * what its pages may read after the `?`.
 */
type Named = {
  readonly [Key in keyof typeof OWN_LISTS]: (typeof OWN_LISTS)[Key] extends { names: infer N extends string }
    ? N
    : never
}[keyof typeof OWN_LISTS]
type AnyKindPage = ReturnType<typeof signedIn<'/kind/$id', typeof LIST | typeof DETAIL | Named>>

/** S2-05 and S2-10 to S2-45: the pages of every kind under the address and the words of its declaration. */
export const kindRoutes = KIND_ADDRESSES.filter(({ route }) => !isWritten(route)).flatMap(
  ({ key, route, has_detail, plural, singular }) => [
    listRoute(key, route, plural),
    ...(has_detail ? [detailRoute(key, route, singular)] : []),
  ],
) as unknown as readonly [AnyKindPage]
