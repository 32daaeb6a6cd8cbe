const INSTALL = {
  title: 'Installer',
  text: 'La vitrine et la tête de gondole, le thème présenté à l’équipe.',
}
const CONCLUDE = {
  title: 'Conclure',
  text: 'Le point en équipe, la photo de la vitrine, la dépose de la PLV.',
}

/** How a campaign goes, whatever its length: in three times. */
export const CAMPAIGN_STEPS = [
  INSTALL,
  { title: 'Conseiller', text: 'Une question et une fiche conseil à chaque client concerné.' },
  CONCLUDE,
]

/** A month has four weeks. */
export const MONTH_STEPS = [
  INSTALL,
  { title: 'Expliquer', text: 'La fiche conseil remise à chaque client concerné.' },
  { title: 'Proposer', text: 'La sélection du mois, avec la phrase du comptoir.' },
  CONCLUDE,
]
