import { roleIn } from './campaign-roles.ts'

/** What a window is called in a sentence: a month bears its theme alone, a campaign what stands before its colon. */
export const subjectOf = (title: string): string => title.replace(/^Le mois « (.*) »$/, '$1').split(' : ')[0]!

const install = (title: string) => ({
  title: 'Installer',
  text: `La vitrine « ${subjectOf(title)} » et la tête de gondole.`,
})
const CONCLUDE = { title: 'Conclure', text: 'La photo, puis la dépose.' }

/** How a campaign goes, whatever its length: in three times. */
export const campaignSteps = (title: string) => [
  install(title),
  { title: 'Conseiller', text: 'Une question, puis la fiche.' },
  CONCLUDE,
]

/** A month has four weeks. */
export const monthSteps = (title: string) => [
  install(title),
  { title: 'Expliquer', text: 'La fiche conseil, remise ouverte.' },
  { title: 'Proposer', text: `La sélection « ${subjectOf(title)} », avec sa phrase du comptoir.` },
  CONCLUDE,
]

/** A card has no window: it is spoken of, day after day. */
export const cardSteps = (title: string) => [
  { title: 'Montrer', text: `Le chevalet « ${subjectOf(title)} », près de la caisse.` },
  { title: 'Proposer', text: 'La carte, à chaque encaissement.' },
  { title: 'Compter', text: roleIn(title)[1] },
]
