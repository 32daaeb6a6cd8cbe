/** What each invented laboratory offers the network this year: a believable variety, not one line twelve times. */
export interface LaboratoryTerms {
  name: string
  domain: string
  level: 'referent' | 'partenaire' | 'reference'
  reason: string
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
