/** What each invented laboratory offers the network this year: a believable variety, not one line twelve times. */
export interface LaboratoryTerms {
  name: string
  domain: string
  level: 'referent' | 'partenaire' | 'reference'
  reason: string
  /** What the reason changes for a pharmacy, day after day. */
  story: string
  advantage: string
  conditions: string
  route: 'plateforme' | 'direct'
  contact: string
  position: 'délégué' | 'déléguée'
  phone: string
  /** Thousands of euros of the first tier; the others follow. */
  first: number
  rates: readonly [number, number, number, number]
  /** What would carry a pharmacy over the next tier. */
  push: string
  /** Days from the first start until which one may commit. */
  signBefore?: number
}

export const LABORATORY_TERMS: readonly LaboratoryTerms[] = [
  {
    name: 'Hydrélis',
    domain: 'Dermocosmétique, peaux sensibles',
    level: 'referent',
    reason: 'Premier choix du réseau pour la peau atopique',
    story:
      'Son baume relipidant revient sur les ordonnances des dermatologues de la région, et les équipes l’ont toutes essayé. Sophie Daniélou laisse des doses d’essai à chaque passage.',
    advantage: 'Remise de fin d’année de 3 à 7 %',
    conditions: '20 % en novembre, sans minimum',
    route: 'plateforme',
    contact: 'Sophie Daniélou',
    position: 'déléguée',
    phone: '+33299006320',
    first: 8,
    rates: [3, 4, 6, 7],
    push: 'Le présentoir peaux atopiques, 36 baumes et 24 huiles lavantes, représente environ 980 € hors taxes.',
  },
  {
    name: 'Maréole',
    domain: 'Nez et gorge, ophtalmologie',
    level: 'referent',
    reason: 'Stock garanti en période de pointe',
    story:
      'Le stock de décembre est réservé dès septembre : aucune rupture l’hiver dernier. Les unités offertes partent dans la même livraison que les autres.',
    advantage: 'Unités offertes, 10 + 2',
    conditions: 'Réassort en 24 h, remise de fin d’année de 2 à 5 %',
    route: 'plateforme',
    contact: 'Karim Haddad',
    position: 'délégué',
    phone: '+33240001852',
    first: 6,
    rates: [2, 3, 4, 5],
    push: 'La pyramide d’hiver, 96 sprays nasaux, représente environ 640 € hors taxes.',
  },
  {
    name: 'Ostéane',
    domain: 'Compléments alimentaires',
    level: 'partenaire',
    reason: 'Origine marine tracée, dossiers complets',
    story:
      'Chaque lot porte son lieu de récolte et son dosage mesuré. Les dossiers répondent aussi aux questions des médecins, interactions comprises.',
    advantage: '15 % sur facture',
    conditions: 'Franco à 250 €, règlement à 60 jours',
    route: 'direct',
    contact: 'Élodie Perrot',
    position: 'déléguée',
    phone: '+33298007704',
    first: 4,
    rates: [1, 2, 3, 4],
    push: 'Une cure de trois mois pour vingt patients suivis représente environ 720 € hors taxes.',
    signBefore: 13,
  },
  {
    name: 'Kalméo',
    domain: 'Sommeil et détente',
    level: 'partenaire',
    reason: 'Outils de comptoir et quiz pour l’équipe',
    story:
      'On y forme avant de vendre : un quiz pour l’équipe, un agenda des nuits pour le client. On apprend ainsi à qui ne rien conseiller.',
    advantage: '18 % sur facture',
    conditions: 'Franco à 200 €',
    route: 'direct',
    contact: 'Julien Castel',
    position: 'délégué',
    phone: '+33241003268',
    first: 3,
    rates: [2, 3, 4, 5],
    push: 'Le meuble sommeil garni représente environ 540 € hors taxes.',
  },
  {
    name: 'Évanor',
    domain: 'Dermocosmétique',
    level: 'referent',
    reason: 'Gamme complète, formation sur place deux fois par an',
    story:
      'Du nettoyant au soin de nuit, une routine entière tient sur un mètre de rayon. Thomas Bernier vient former l’équipe au printemps et à l’automne.',
    advantage: 'Remise de fin d’année de 2 à 6 %',
    conditions: '12 % sur facture, franco à 300 €',
    route: 'plateforme',
    contact: 'Thomas Bernier',
    position: 'délégué',
    phone: '+33299004117',
    first: 10,
    rates: [2, 3, 5, 6],
    push: 'L’implantation d’hiver, 48 crèmes nuit et 36 sérums, représente environ 1 260 € hors taxes.',
  },
  {
    name: 'Pulméa',
    domain: 'Nez et gorge',
    level: 'partenaire',
    reason: 'Aérosols de prêt et formation à l’inhalation',
    story:
      'Un nébuliseur prêté le jour même évite un aller-retour à une famille inquiète. Les flacons périmés repartent sans discussion.',
    advantage: '16 % sur facture',
    conditions: 'Franco à 220 €, reprise des périmés',
    route: 'plateforme',
    contact: 'Claire Vasseur',
    position: 'déléguée',
    phone: '+33299008814',
    first: 4,
    rates: [1, 2, 3, 4],
    push: 'L’assortiment toux et gorge, 60 unités, représente environ 410 € hors taxes.',
  },
  {
    name: 'Bébélia',
    domain: 'Bébé',
    level: 'partenaire',
    reason: 'Gamme sans parfum, échantillons pour la maternité',
    story:
      'Les échantillons se remettent à la sortie de la maternité : c’est souvent la première visite des jeunes parents. La gamme tient en neuf produits, aucun n’est parfumé.',
    advantage: '14 % sur facture',
    conditions: 'Échantillons de naissance offerts',
    route: 'direct',
    contact: 'Amina Diallo',
    position: 'déléguée',
    phone: '+33240007719',
    first: 5,
    rates: [2, 3, 4, 5],
    push: 'L’opération premiers soins, 48 liniments et 24 eaux nettoyantes, représente environ 590 € hors taxes.',
  },
  {
    name: 'Dentéor',
    domain: 'Hygiène bucco-dentaire',
    level: 'partenaire',
    reason: 'Planogramme de 3 mètres fourni et suivi',
    story:
      'Brosses et brossettes sont rangées par taille, avec une couleur que le client retient. Nadia Ferrand refait le rayon avec vous au printemps et à l’automne.',
    advantage: '14 % sur facture',
    conditions: 'Deux implantations par an',
    route: 'plateforme',
    contact: 'Nadia Ferrand',
    position: 'déléguée',
    phone: '+33243001590',
    first: 4,
    rates: [1, 2, 3, 4],
    push: 'Le linéaire brossettes complet représente environ 480 € hors taxes.',
  },
  {
    name: 'Florvéa',
    domain: 'Aromathérapie biologique',
    level: 'reference',
    reason: 'Huiles essentielles certifiées, lots analysés',
    story:
      'Chaque flacon renvoie à l’analyse de son lot : espèce, organe de la plante, molécules. On sait dire non à une femme enceinte, et lui montrer pourquoi.',
    advantage: '10 % sur facture',
    conditions: 'Franco à 180 €',
    route: 'direct',
    contact: 'Agathe Roland',
    position: 'déléguée',
    phone: '+33297005431',
    first: 2,
    rates: [1, 2, 3, 4],
    push: 'Les vingt huiles de base représentent environ 330 € hors taxes.',
  },
  {
    name: 'Solénia',
    domain: 'Solaire',
    level: 'reference',
    reason: 'Reprise des invendus en octobre',
    story:
      'Une saison est un pari sur le temps qu’il fera, et la reprise d’octobre le partage. Commandez en mars, rendez ce qui n’a pas vu la plage.',
    advantage: '20 % à la commande d’implantation',
    conditions: 'Reprise de 15 % des invendus',
    route: 'plateforme',
    contact: 'Hugo Marchand',
    position: 'délégué',
    phone: '+33556004290',
    first: 5,
    rates: [2, 3, 4, 6],
    push: 'L’implantation de printemps, 72 laits et sprays, représente environ 860 € hors taxes.',
  },
  {
    name: 'Vitalune',
    domain: 'Compléments alimentaires',
    level: 'reference',
    reason: 'Vitamines et minéraux dosés, prix stables',
    story:
      'Le dosage se lit en grand sur la face avant, et les prix n’ont pas bougé depuis deux ans. Sans engagement, on peut commencer par six boîtes.',
    advantage: '12 % sur facture',
    conditions: 'Franco à 150 €, sans engagement de volume',
    route: 'direct',
    contact: 'Léa Fontaine',
    position: 'déléguée',
    phone: '+33388002175',
    first: 3,
    rates: [1, 2, 3, 4],
    push: 'L’opération vitalité, 48 unités, représente environ 390 € hors taxes.',
  },
  {
    name: 'Orthéa',
    domain: 'Orthopédie',
    level: 'referent',
    reason: 'Mesure et essayage à l’officine, livraison le lendemain',
    story:
      'Une attelle se mesure et s’essaie ; si la taille ne va pas, l’échange ne coûte rien. Commandée avant 17 heures, l’autre arrive le lendemain.',
    advantage: 'Remise de fin d’année de 3 à 6 %',
    conditions: 'Échange de taille sans frais, franco à 120 €',
    route: 'plateforme',
    contact: 'Mathieu Leroux',
    position: 'délégué',
    phone: '+33478006340',
    first: 7,
    rates: [3, 4, 5, 6],
    push: 'Le fonds de stock genou et poignet, 40 pièces, représente environ 1 050 € hors taxes.',
  },
]

/** Whom to ask about what a laboratory sells or teaches: the same person on every page. */
export function contactOf(laboratory: string, email: string) {
  const terms = LABORATORY_TERMS.find(({ name }) => name === laboratory)
  if (!terms) throw new Error(`No terms for the laboratory ${laboratory}`)
  return {
    contact_name: `${terms.contact}, ${terms.position} ${laboratory}`,
    contact_email: email,
    contact_phone: terms.phone,
  }
}
