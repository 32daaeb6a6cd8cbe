import type { DemoDrugstore } from './demo-drugstores.ts'
import { DEMO_DOMAIN, type NamedPerson } from './named-people.ts'

const FIRST_NAMES = [
  'Camille',
  'Thomas',
  'Élodie',
  'Julien',
  'Sarah',
  'Mathieu',
  'Aïcha',
  'Nicolas',
  'Manon',
  'Karim',
  'Lucie',
  'Antoine',
  'Fatou',
  'Guillaume',
  'Chloé',
  'Pierre',
  'Yasmine',
  'Benoît',
  'Margaux',
  'Olivier',
  'Noémie',
  'Romain',
  'Amélie',
  'François',
  'Hélène',
  'Mehdi',
  'Céline',
  'Bastien',
  'Agathe',
  'Théo',
  'Océane',
  'Rémi',
  'Clémence',
  'Damien',
  'Jeanne',
  'Samuel',
  'Valérie',
  'Quentin',
  'Solène',
  'Baptiste',
  'Nadia',
  'Vincent',
  'Justine',
  'Étienne',
  'Laure',
  'Maxime',
  'Isabelle',
  'Florian',
  'Gaëlle',
  'Sébastien',
  'Anaïs',
]
const LAST_NAMES = [
  'Martin',
  'Bernard',
  'Le Gall',
  'Petit',
  'Durand',
  'Moreau',
  'Kerviel',
  'Simon',
  'Laurent',
  'Garcia',
  'Roux',
  'Fontaine',
  'Chevalier',
  'Diallo',
  'Gauthier',
  'Perrin',
  'Robin',
  'Clément',
  'Morin',
  'Nguyen',
  'Henry',
  'Rousseau',
  'Mathieu',
  'Lambert',
  'Bonnet',
  'Faure',
  'Mercier',
  'Blanchard',
  'Guérin',
  'Boyer',
  'Haddad',
  'Lemaire',
  'Joly',
  'Renard',
  'Vidal',
  'Caron',
  'Picard',
  'Roche',
  'Leclercq',
  'Benoit',
  'Masson',
  'Lacroix',
  'Fabre',
  'Traoré',
  'Weber',
  'Marchand',
  'Colin',
]

// Who works in a pharmacy, most responsible first; sizes follow one another so that teams of two to seven exist.
const TEAMS: number[][] = [
  [200, 160, 100, 100],
  [200, 180, 160, 100, 90],
  [200, 160, 100],
  [200, 160, 160, 100, 100, 90],
  [200, 180, 100, 100],
]

/** A name as it stands in an address. */
export function mailbox(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
}

/** The other people of the network: the same ones at every first start, each with a name of their own. */
export function crowdOf(drugstores: DemoDrugstore[]): NamedPerson[] {
  const people: NamedPerson[] = []
  const add = (person: Pick<NamedPerson, 'accounts'> & Partial<NamedPerson>) => {
    const index = people.length
    // The lists have coprime lengths: their pairs repeat only after thousands of people.
    const first_name = FIRST_NAMES[(index * 7) % FIRST_NAMES.length] ?? ''
    const last_name = LAST_NAMES[(index * 5) % LAST_NAMES.length] ?? ''
    const email = `${mailbox(first_name)}.${mailbox(last_name)}@${DEMO_DOMAIN}`
    people.push({ email, first_name, last_name, ...person })
  }
  for (const [index, drugstore] of drugstores.entries()) {
    const isNamed = index === 0
    const types = (TEAMS[index % TEAMS.length] ?? []).filter((type) => {
      if (drugstore.is_disabled) return type < 200
      return !(type === 200 && (drugstore.isFree || isNamed))
    })
    for (const type of types) add({ accounts: [[type, drugstore.name]] })
  }
  for (const zones of [['Ouest', 'Centre'], ['Est'], ['Sud-Ouest'], ['Sud-Est']]) {
    add({ right_id: 3, zones, accounts: [[1000, null]] })
  }
  add({ right_id: 2, accounts: [[1000, null]] })
  add({ right_id: 1, accounts: [[1000, null]] })
  for (let guest = 0; guest < 6; guest++) add({ accounts: [[0, null]] })
  return people
}
