import { paths } from '../../lib/paths.ts'

/** At the foot of every page read before signing in. */
export const AUTH_LINKS = [
  { label: 'Mentions légales', href: paths.page('mentions-legales') },
  { label: 'Données personnelles', href: paths.page('donnees-personnelles') },
  { label: 'Conditions générales', href: paths.page('conditions-generales') },
] as const
