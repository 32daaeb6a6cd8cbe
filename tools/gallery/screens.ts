import type { Gesture } from './gesture.ts'
import { GESTURES } from './gestures.ts'
import { rolesOf, strangerOf, type Role } from './roles.ts'

/** A page as the router declares it. */
export type DeclaredPage = { path: string; layout: string; middleware: string[] }

export type Screen = {
  /** What `--only` and the names of the pictures say. */
  name: string
  path: string
  roles: readonly Role[]
  stranger: Role | null
  /** The mock-up of the same name, where one was drawn. */
  mockup: string | null
  /** What is done on the page before its picture is taken. */
  gesture: Gesture | null
}

/** The mock-ups and the pages they drew: the only thing about a page that its route does not say. */
export const MOCKUPS: Record<string, string> = {
  '/': 'home',
  '/login': 'login',
  '/register': 'inscription',
  '/password-reset': 'mot-de-passe',
  '/maintenance': 'maintenance',
  '/$': '404',
  '/account': 'compte',
  '/agenda': 'agenda',
  '/agenda/$id': 'evenement',
  '/contact': 'contact',
  '/catalogue': 'catalogue',
  '/catalogues': 'catalogues',
  '/news/$id': 'article',
  '/search-results': 'recherche',
  '/faq/$slug': 'faq',
  '/osez-la-sante/$id': 'test-sante',
  '/formations/quiz/$id/passer': 'quiz',
  '/formations/quiz/$id/resultat/$attemptId': 'quiz-resultat',
  '/formations/tutorials/$id': 'tutoriel',
  '/formations/equipe': 'formations-equipe',
  '/formations/mes-formations': 'mes-formations',
  '/academie-reference/$id': 'academie',
  '/campaigns': 'campagnes',
  '/campaigns/monthly-animations/$id': 'campagne',
  '/services/partnerships': 'partenaires',
  '/services/gallery': 'galerie',
  '/services/merchandising': 'merchandising',
  '/services/bri-compensation': 'bri',
  '/offers/promotional-offers': 'offres',
  '/offers/promotional-offers/$id': 'offre',
  '/mdd-products/technical-files/$id': 'fiche-technique',
  '/annual-agreements/performances/$id': 'accord',
  '/annual-agreements/referral-laboratory': 'laboratoire-referent',
  '/admin': 'bo-tableau-de-bord',
  '/admin/contents': 'bo-contenus',
  '/admin/contents/$kind/$contentRef': 'bo-editeur',
  '/admin/contents/$kind/$id/history': 'bo-versions',
  '/admin/calendar': 'bo-calendrier',
  '/admin/highlights': 'bo-mises-en-avant',
  '/admin/events/$id': 'bo-inscriptions',
  '/admin/media': 'bo-mediatheque',
  '/admin/drugstores/$id': 'bo-officine',
  '/admin/drugstores/import': 'bo-import',
  '/admin/bri': 'bo-bri',
  '/admin/messages': 'bo-messagerie',
  '/admin/statistics': 'bo-statistiques',
  '/admin/preview': 'bo-apercu',
  '/admin/question-bank/$questionRef': 'bo-quiz',
}

/** « /admin/users/$id » → « admin-users-id »; a page that was drawn has the name of its mock-up. */
const nameOf = (path: string): string =>
  MOCKUPS[path] ?? (path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'adresse-perdue')

/** Every page of the router, then what only a gesture shows; nothing is written here for a new page. */
export function screensOf(pages: readonly DeclaredPage[]): Screen[] {
  const screens = pages.map(({ path, middleware }): Screen => ({
    name: nameOf(path),
    path,
    roles: rolesOf(middleware),
    stranger: strangerOf(middleware),
    mockup: MOCKUPS[path] ?? null,
    gesture: null,
  }))
  const gestures = GESTURES.map((gesture): Screen => ({
    name: gesture.name,
    path: gesture.path,
    roles: [gesture.role],
    stranger: null,
    mockup: gesture.name,
    gesture,
  }))
  return [...screens, ...gestures]
}

/** Those named so; where none has the very name, those whose name or address contains it. */
export function chosenScreens(screens: readonly Screen[], only: readonly string[]): Screen[] {
  if (only.length === 0) return [...screens]
  return screens.filter(({ name, path }) =>
    only.some((word) =>
      screens.some((screen) => screen.name === word)
        ? name === word
        : name.includes(word) || path.includes(word),
    ),
  )
}
