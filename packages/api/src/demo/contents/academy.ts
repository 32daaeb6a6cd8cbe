import { workingOffset } from '../working-day.ts'
import type { DemoContent } from './demo-content.ts'

type Format = 'lecture' | 'video' | 'classe-virtuelle' | 'presentiel' | 'evaluation'
type Module = readonly [title: string, format: Format, minutes: number, text: string]

interface Course {
  title: string
  excerpt: string
  /** To whom it is given. */
  to: string
  category: string
  dpc?: readonly [number: string, type: string]
  fundings: readonly string[]
  price?: number
  seats?: number
  /** When its sessions are held, in days from the first start; in three weeks unless said. */
  live?: number
  trainer: readonly [name: string, title: string]
  goals: readonly string[]
  modules: readonly Module[]
}

const CORRE = ['Anne-Lise Corre', 'Pharmacienne, formatrice indépendante'] as const
const ROUSSELOT = ['Anne Rousselot', 'Pharmacienne titulaire'] as const
const MEYER = ['Paul Meyer', 'Consultant en gestion d’officine'] as const

const COURSES: readonly Course[] = [
  {
    title: 'Mener un entretien de prévention, de l’accueil au bilan',
    excerpt:
      'Six modules pour proposer, conduire et conclure un entretien en trente minutes, et l’organiser dans l’officine.',
    to: 'Aux pharmaciens qui recevront aux quatre âges clés, et à qui prend leurs rendez-vous.',
    category: 'missions',
    dpc: ['99A82600101', 'formation-continue'],
    fundings: ['opco', 'andpc'],
    trainer: CORRE,
    goals: [
      'Savoir à qui proposer l’entretien',
      'Conduire l’échange sans juger',
      'Écrire le plan personnalisé',
    ],
    modules: [
      [
        'Le cadre : à qui proposer l’entretien',
        'lecture',
        40,
        'Les âges, le rythme, la rémunération et ce que dit le texte.',
      ],
      ['Accueillir et poser les bonnes questions', 'video', 1, 'Le film, puis la trame à imprimer.'],
      [
        'Évaluer les habitudes de vie, sans juger',
        'lecture',
        70,
        'Cinq cas lus pas à pas : tabac, alcool, activité, sommeil, alimentation.',
      ],
      [
        'Mises en situation, en petit groupe',
        'classe-virtuelle',
        180,
        'Par groupes de trois : l’un reçoit, l’un consulte, l’un observe.',
      ],
      [
        'Rédiger le plan personnalisé',
        'lecture',
        45,
        'Trois lignes qui se tiennent, et le courrier au médecin.',
      ],
      ['Évaluer ses pratiques', 'evaluation', 30, 'Relisez deux de vos entretiens avec la grille.'],
    ],
  },
  {
    title: 'Vacciner en officine',
    excerpt: 'Le geste, la traçabilité et la conduite à tenir.',
    to: 'À qui n’a jamais piqué, comme à qui n’a pas piqué depuis deux hivers.',
    category: 'missions',
    dpc: ['99A82600102', 'formation-continue'],
    fundings: ['opco', 'fif-pl', 'andpc'],
    price: 35_000,
    seats: 16,
    trainer: ROUSSELOT,
    goals: ['Vérifier les contre-indications', 'Injecter et tracer', 'Réagir à un malaise'],
    modules: [
      ['Le calendrier et les publics', 'lecture', 90, 'Qui, quand, avec quel vaccin.'],
      ['Le parcours, de la chaise au rappel', 'video', 1, 'Le film du parcours complet.'],
      ['Le geste, sous l’œil du formateur', 'presentiel', 210, 'Injections sur modèle, malaise vagal, choc.'],
      ['Le quiz d’hiver', 'evaluation', 5, 'À réussir pour recevoir l’attestation.'],
    ],
  },
  {
    title: 'Manager une équipe officinale',
    excerpt: 'Recruter, motiver, faire grandir.',
    to: 'Aux titulaires et adjoints qui recrutent, ou qui mènent leur premier entretien annuel.',
    category: 'management',
    fundings: ['opco', 'fif-pl'],
    price: 62_000,
    trainer: MEYER,
    goals: ['Recruter juste', 'Conduire un entretien annuel', 'Déléguer'],
    modules: [
      [
        'Recruter : l’annonce et l’entretien',
        'lecture',
        90,
        'Écrire le besoin avant de chercher la personne.',
      ],
      ['L’entretien annuel', 'classe-virtuelle', 180, 'Préparé des deux côtés, conclu par écrit.'],
      ['La réunion de quinze minutes', 'video', 1, 'Le film, à montrer à l’équipe.'],
      ['Déléguer sans disparaître', 'lecture', 60, 'Ce qui se confie, ce qui se garde, ce qui se contrôle.'],
    ],
  },
  {
    title: 'Piloter ses indicateurs',
    excerpt: 'Lire ses chiffres et décider.',
    to: 'À ceux qui regardent leur marge chaque mois sans savoir qu’en faire.',
    category: 'gestion',
    fundings: ['reseau'],
    trainer: MEYER,
    goals: ['Lire une marge', 'Comparer à périmètre égal', 'Décider d’une action'],
    modules: [
      ['Les quatre chiffres qui comptent', 'lecture', 60, 'Marge, panier, fréquentation, stock.'],
      ['Se comparer utilement', 'lecture', 60, 'Avec qui, sur quelle période, pour quoi faire.'],
      ['Votre plan sur trois mois', 'classe-virtuelle', 120, 'Chacun repart avec une action et une date.'],
    ],
  },
  {
    title: 'Bilan partagé de médication',
    excerpt: 'Préparer, conduire et transmettre.',
    to: 'Aux pharmaciens qui suivent des patients de plus de 65 ans sous cinq traitements ou davantage.',
    category: 'missions',
    dpc: ['99A82600105', 'evaluation'],
    fundings: ['andpc'],
    trainer: CORRE,
    goals: ['Repérer les patients', 'Analyser l’ordonnance', 'Transmettre au médecin'],
    modules: [
      ['Repérer et inclure', 'lecture', 90, 'Qui en a besoin, comment le proposer.'],
      ['Analyser l’ordonnance', 'lecture', 150, 'Méthode et six cas corrigés.'],
      ['Conduire l’entretien de synthèse', 'classe-virtuelle', 210, 'En binôme, devant le groupe.'],
      ['Transmettre et suivre', 'lecture', 90, 'Le courrier, le dossier, le rendez-vous d’après.'],
    ],
  },
  {
    title: 'Accompagner le sevrage tabagique',
    excerpt: 'De l’entretien au suivi.',
    to: 'À toute l’équipe : « j’aimerais arrêter » s’entend souvent au comptoir, en passant.',
    category: 'conseil',
    dpc: ['99A82600106', 'formation-continue'],
    fundings: ['opco', 'andpc'],
    trainer: ROUSSELOT,
    goals: ['Évaluer la dépendance', 'Choisir les substituts', 'Tenir le suivi'],
    modules: [
      ['Évaluer la dépendance', 'lecture', 75, 'Deux questions, un test, une conversation.'],
      ['Choisir et associer les substituts', 'lecture', 105, 'Doses, formes, associations.'],
      ['Suivre sans culpabiliser', 'classe-virtuelle', 120, 'La rechute fait partie du chemin.'],
    ],
  },
  {
    title: 'Dermocosmétique : le conseil expert',
    excerpt: 'Construire des routines utiles.',
    to: 'À celles et ceux qui tiennent le rayon et veulent conseiller sans réciter.',
    category: 'conseil',
    fundings: ['reseau'],
    trainer: ROUSSELOT,
    goals: ['Reconnaître un type de peau', 'Construire une routine courte', 'Orienter vers le dermatologue'],
    modules: [
      ['Lire une peau', 'lecture', 90, 'Sèche, sensible, mixte, à imperfections.'],
      ['Trois gestes, pas plus', 'lecture', 90, 'Nettoyer, hydrater, protéger.'],
      ['Cas de comptoir', 'classe-virtuelle', 90, 'Huit photographies, huit conseils.'],
    ],
  },
  {
    title: 'Micronutrition : les bases',
    excerpt: 'Carences, populations, interactions.',
    to: 'À qui l’on demande chaque jour « quelque chose contre la fatigue ».',
    category: 'conseil',
    fundings: ['reseau'],
    trainer: CORRE,
    goals: ['Repérer une carence', 'Éviter les interactions', 'Dire non'],
    modules: [
      ['Les carences fréquentes', 'lecture', 120, 'Fer, vitamine D, magnésium.'],
      ['Interactions et excès', 'lecture', 120, 'Ce qui se contredit, ce qui s’accumule.'],
      ['Lire une étiquette', 'evaluation', 5, 'Le quiz de nutrition.'],
    ],
  },
  {
    title: 'Gérer un conflit au comptoir',
    excerpt: 'Désamorcer sans céder.',
    to: 'À ceux qui tiennent la file du samedi, et à ceux qui les relaient.',
    category: 'management',
    fundings: ['opco'],
    price: 18_000,
    trainer: MEYER,
    goals: ['Entendre la demande', 'Poser la règle', 'Clore l’échange'],
    modules: [
      ['Ce qui se joue', 'lecture', 60, 'La peur, l’attente, l’argent.'],
      ['Trois phrases qui désamorcent', 'classe-virtuelle', 120, 'Jeux de rôle, rejoués deux fois.'],
    ],
  },
  {
    title: 'Maintien à domicile : le parcours',
    excerpt: 'De la demande à la livraison.',
    to: 'Au référent du matériel médical, ou à qui va le devenir.',
    category: 'missions',
    dpc: ['99A82600110', 'formation-continue'],
    fundings: ['opco', 'andpc'],
    trainer: ROUSSELOT,
    goals: ['Évaluer le besoin', 'Choisir le matériel', 'Suivre la location'],
    modules: [
      ['Évaluer le logement', 'lecture', 120, 'La grille pièce par pièce.'],
      ['Lits, fauteuils, aides techniques', 'presentiel', 210, 'Montage et réglage.'],
      ['Facturer et suivre', 'lecture', 90, 'La LPP sans erreur.'],
    ],
  },
  {
    title: 'Préparer la transmission de l’officine',
    excerpt: 'Anticiper sur trois ans.',
    to: 'Aux titulaires qui céderont d’ici trois ans, et à leurs associés.',
    category: 'gestion',
    fundings: ['fif-pl'],
    price: 45_000,
    trainer: MEYER,
    goals: ['Estimer la valeur', 'Préparer le dossier', 'Choisir le calendrier'],
    modules: [
      ['Ce que vaut une officine', 'lecture', 90, 'Les méthodes et leurs limites.'],
      ['Préparer le dossier', 'lecture', 90, 'Trois ans de comptes, un bail, une équipe.'],
      ['Questions à un notaire', 'classe-virtuelle', 120, 'Vos questions, envoyées à l’avance.'],
    ],
  },
  {
    title: 'Premiers secours en officine',
    excerpt: 'Les gestes qui sauvent, recyclage compris.',
    to: 'À toute l’équipe, par groupes de dix, avec un recyclage tous les deux ans.',
    category: 'missions',
    dpc: ['99A82600112', 'gestion-des-risques'],
    fundings: ['opco', 'fif-pl'],
    price: 24_000,
    seats: 10,
    // Somebody of the demonstration followed it to its end.
    live: -6,
    trainer: CORRE,
    goals: ['Alerter', 'Masser, défibriller', 'Rendre compte'],
    modules: [
      ['Alerter et protéger', 'lecture', 60, 'Les numéros, les mots, la place de chacun.'],
      ['Les plaies simples', 'evaluation', 5, 'Le quiz, en guise de mise en jambes.'],
      ['Les gestes, en salle', 'presentiel', 360, 'Massage, défibrillateur, position latérale.'],
    ],
  },
]

const HALF_HOUR = 30

/** A live session takes place three weeks after the first start, a little later for each course. */
const isLive = (format: Format) => format === 'classe-virtuelle' || format === 'presentiel'

function paceOf({ modules }: Course): string {
  const [live] = modules.filter(([, format]) => isLive(format))
  return live === undefined
    ? 'Tout se suit à votre rythme.'
    : `Tout se suit à votre rythme, sauf « ${live[0]} », à date fixe.`
}

const course = (about: Course, index: number): DemoContent => ({
  title: about.title,
  excerpt: about.excerpt,
  category: about.category,
  from: -55 + index,
  text: ['## Pour qui', about.to, '## Comment', paceOf(about)],
  fields: (context) => ({
    programme: `<h3>Objectifs</h3><ul>${about.goals.map((goal) => `<li>${goal}</li>`).join('')}</ul>`,
    modules: about.modules.map(([title, format, minutes, text]) => ({
      title,
      format,
      duration_minutes: minutes,
      text,
      ...(isLive(format)
        ? {
            starts_at: context.at(workingOffset(context.day, about.live ?? 21 + index), 13),
            seats: about.seats ?? 14,
          }
        : {}),
      ...(format === 'presentiel' ? { place: 'Rennes, salle de formation du siège' } : {}),
      ...(format === 'classe-virtuelle' ? { place: 'https://classe.demo.kiosque.test' } : {}),
    })),
    // As a brochure would say it: to the half hour.
    hours: Math.round(about.modules.reduce((sum, [, , minutes]) => sum + minutes, 0) / HALF_HOUR) / 2,
    dpc_type: about.dpc?.[1] ?? 'aucun',
    ...(about.dpc === undefined ? {} : { dpc_number: about.dpc[0] }),
    fundings: [...about.fundings],
    ...(about.price === undefined ? {} : { price: about.price }),
    ...(about.seats === undefined ? {} : { seats: about.seats }),
    finish_before: context.day(60 + index * 5),
    trainer: about.trainer[0],
    trainer_title: about.trainer[1],
    outcomes: [
      { text: 'Attestation au dossier de formation' },
      { text: 'Fiches pratiques et courriers types' },
    ],
    contact_name: 'Académie Référence',
    contact_email: 'academie@demo.kiosque.test',
  }),
})

export const academy: readonly DemoContent[] = COURSES.map(course)
