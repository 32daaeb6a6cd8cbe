/** The ten people anybody may sign in as (D14-02). */
export const DEMO_PASSWORD = 'Demo-Kiosque-2026'
export const DEMO_DOMAIN = 'demo.kiosque.test'

export interface NamedPerson {
  email: string
  first_name: string
  last_name: string
  right_id?: 1 | 2 | 3
  zones?: string[]
  /** In order: the account type and the name of its drugstore, null for none. */
  accounts: [type: number, drugstore: string | null][]
}

const at = (mailbox: string) => `${mailbox}@${DEMO_DOMAIN}`

/** titulaire@, adjoint@ and preparateur@ share a drugstore; conseiller@ follows zones other than theirs (D15-12). */
export const NAMED_PEOPLE: NamedPerson[] = [
  {
    email: at('titulaire'),
    first_name: 'Claire',
    last_name: 'Morvan',
    accounts: [
      [200, 'Pharmacie des Tilleuls'],
      [180, 'Pharmacie du Port'],
    ],
  },
  {
    email: at('cotitulaire'),
    first_name: 'Marc',
    last_name: 'Quéméner',
    accounts: [[180, 'Pharmacie du Beffroi']],
  },
  {
    email: at('adjoint'),
    first_name: 'Hugo',
    last_name: 'Lefèvre',
    accounts: [[160, 'Pharmacie des Tilleuls']],
  },
  {
    email: at('preparateur'),
    first_name: 'Inès',
    last_name: 'Benali',
    accounts: [[100, 'Pharmacie des Tilleuls']],
  },
  { email: at('autre'), first_name: 'Nolan', last_name: 'Brault', accounts: [[90, 'Pharmacie du Beffroi']] },
  { email: at('invite'), first_name: 'Léa', last_name: 'Jouan', accounts: [[0, null]] },
  {
    email: at('conseiller'),
    first_name: 'Marc',
    last_name: 'Guillou',
    right_id: 3,
    zones: ['Nord', 'Île-de-France'],
    accounts: [[1000, null]],
  },
  { email: at('editeur'), first_name: 'Anne', last_name: 'Rousselot', right_id: 2, accounts: [[1000, null]] },
  { email: at('admin'), first_name: 'Sophie', last_name: 'Delmas', right_id: 1, accounts: [[1000, null]] },
  {
    email: at('desactivee'),
    first_name: 'Paul',
    last_name: 'Chastaing',
    accounts: [[200, 'Pharmacie de l’Ancienne Poste']],
  },
]
