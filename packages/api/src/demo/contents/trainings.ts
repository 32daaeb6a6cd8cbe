import type { FilmName } from '../film-texts.ts'
import { daysOfSessions, minutesOfSessions } from '../events/training-sessions.ts'
import { filmFields } from '../films.ts'
import { workingDay, workingOffset } from '../working-day.ts'
import type { DemoContent } from './demo-content.ts'
import { contactOf } from './laboratory-terms.ts'
import { goalsOf, watchedLike } from './training-words.ts'

type Tutorial = readonly [
  title: string,
  excerpt: string,
  category: string,
  level: string,
  film: FilmName,
  series?: readonly [name: string, rank: number],
]

const tutorial = ([title, excerpt, category, level, film, series]: Tutorial, index: number): DemoContent => ({
  title,
  excerpt,
  category,
  from: -35 + index,
  attachments: [`Aide-mémoire : ${title}`],
  text: [watchedLike(title), 'Sous-titré en entier.'],
  fields: (context) => ({
    level,
    ...filmFields(film),
    video: { file_id: context.film(film) },
    subtitles: context.captions(film),
    ...(series === undefined ? {} : { series: series[0], series_rank: series[1] }),
  }),
})

const MISSIONS = 'Les nouvelles missions'
const RAYON = 'Un point de vente qui parle'

const TUTORIALS: readonly Tutorial[] = [
  [
    'Réaliser un test angine au comptoir',
    "L'accueil, le geste, la lecture et l'orientation, en moins d'une minute.",
    'conseil',
    'pratique',
    'test-angine',
    [MISSIONS, 1],
  ],
  [
    'Parcours vaccination : accueil, traçabilité, surveillance',
    'Le parcours complet, de la chaise au rendez-vous suivant.',
    'conseil',
    'pratique',
    'vaccination',
    [MISSIONS, 2],
  ],
  [
    'Commander sur Déporef en trois étapes',
    'Panier, remises, reliquats : la prise en main.',
    'outils',
    'decouverte',
    'deporef',
  ],
  [
    'Installer la vitrine du mois',
    'Du carton à la vitrine, étape par étape.',
    'merchandising',
    'pratique',
    'vitrine',
    [RAYON, 1],
  ],
  [
    'Lire ses statistiques Ospharm',
    'Trois indicateurs à suivre chaque semaine.',
    'gestion',
    'decouverte',
    'ospharm',
  ],
  [
    'Mener un entretien de prévention',
    'Préparer, écouter, choisir ensemble, conclure.',
    'conseil',
    'expert',
    'entretien',
    [MISSIONS, 3],
  ],
  [
    'Programmer ses écrans Affich’Activ',
    'Créer une liste et la diffuser.',
    'outils',
    'decouverte',
    'ecrans',
    [RAYON, 3],
  ],
  [
    'Ranger le linéaire premiers soins',
    'Le planogramme appliqué en une heure.',
    'merchandising',
    'pratique',
    'lineaire',
    [RAYON, 2],
  ],
  [
    'Le pilulier : le préparer sans erreur',
    'Double contrôle et traçabilité.',
    'conseil',
    'expert',
    'pilulier',
  ],
  [
    'Prendre les mesures pour une compression',
    'Les bons points de mesure, debout et le matin.',
    'conseil',
    'pratique',
    'compression',
  ],
  [
    'Animer une réunion d’équipe de quinze minutes',
    'Un ordre du jour, trois décisions.',
    'gestion',
    'decouverte',
    'reunion',
  ],
  [
    'Accueillir un client malentendant',
    'Des gestes simples qui changent tout.',
    'conseil',
    'decouverte',
    'malentendant',
  ],
]

export const tutorials: readonly DemoContent[] = TUTORIALS.map(tutorial)

const MODALITIES: Readonly<Record<string, string>> = {
  'e-learning': 'e-learning',
  webinaire: 'visio',
  visite: 'presentiel',
  soiree: 'presentiel',
}

/** A session lasts what its hours say. */
const MINUTES: Readonly<Record<string, number>> = {
  'e-learning': 60,
  webinaire: 60,
  visite: 45,
  soiree: 120,
}

const training = (
  title: string,
  excerpt: string,
  category: string,
  laboratory: string,
  format: string,
  index: number,
): DemoContent => ({
  title,
  excerpt,
  category,
  laboratory,
  attachments: [`Support de formation : ${title}`],
  from: -25 + index,
  text: [excerpt, 'Gratuite, avec attestation.'],
  fields: (context) => {
    // Some have begun already: whoever followed them can say so.
    const first = workingOffset(context.day, index % 4 === 3 ? -6 : 5 + index * 4)
    const second = workingOffset(context.day, first + 14)
    const modality = MODALITIES[format]
    // Sessions one registers for are events of the agenda; the other dates are those of the laboratory.
    const booked = daysOfSessions(title)?.map((day) => workingDay(context.day(day)))
    const [firstOn, lastOn] = booked ?? [context.day(first), context.day(second)]
    return {
      modality,
      format,
      // What is given in each pharmacy has the date the pharmacy asks for.
      ...(format === 'visite' ? {} : { first_on: firstOn, last_on: lastOn }),
      duration_minutes: minutesOfSessions(title) ?? MINUTES[format]!,
      sessions: (format === 'visite' || booked ? [] : [first, second]).map((on) => ({
        starts_at: context.at(on, format === 'soiree' ? 19 : 13),
        ends_at: context.at(on, format === 'soiree' ? 21 : 14),
        place: format === 'soiree' ? 'Rennes, agence du laboratoire' : 'En ligne',
        seats: 30,
      })),
      objectives: goalsOf(title),
      ...contactOf(laboratory, 'formation@laboratoire.demo.kiosque.test'),
      ...(format === 'e-learning' ? { link: 'https://formation.demo.kiosque.test/module' } : {}),
    }
  },
})

export const laboratoryTrainings: readonly DemoContent[] = [
  [
    'Conseiller les peaux sensibles',
    'Reconnaître, apaiser, protéger : une approche en trois temps.',
    'dermo-cosmetique',
    'Hydrélis',
    'webinaire',
  ],
  ['Le lavage de nez expliqué', 'Pour tous les âges, avec ou sans spray.', 'orl', 'Maréole', 'visite'],
  [
    'Magnésium : formes et indications',
    'Comparer les sels et choisir avec le client.',
    'nutrition',
    'Ostéane',
    'e-learning',
  ],
  [
    'Sommeil : conseiller sans banaliser',
    'Plantes, mélatonine et hygiène de vie.',
    'nutrition',
    'Kalméo',
    'webinaire',
  ],
  [
    'Anti-âge : construire une routine',
    'Une routine courte que le client suivra.',
    'dermo-cosmetique',
    'Évanor',
    'soiree',
  ],
  [
    'Toux : choisir la bonne réponse',
    'Toux sèche, toux grasse, signaux d’alerte.',
    'orl',
    'Pulméa',
    'webinaire',
  ],
  ['Le change et les érythèmes', 'Accompagner les jeunes parents.', 'bebe', 'Bébélia', 'webinaire'],
  [
    'Gencives sensibles',
    'Brosses, dentifrices et bains de bouche.',
    'bucco-dentaire',
    'Dentéor',
    'e-learning',
  ],
  ['Huiles essentielles : les précautions', 'Populations, voies et doses.', 'orl', 'Florvéa', 'webinaire'],
  [
    'Protection solaire toute l’année',
    'Indices, textures et idées reçues.',
    'dermo-cosmetique',
    'Solénia',
    'visite',
  ],
  ['Ménopause : en parler au comptoir', 'Écouter, informer, orienter.', 'nutrition', 'Vitalune', 'webinaire'],
  [
    'Orthèses : mesurer et adapter',
    'Poignet, genou, cheville : les bons réflexes.',
    'orthopedie',
    'Orthéa',
    'visite',
  ],
].map((row, index) => training(row[0]!, row[1]!, row[2]!, row[3]!, row[4]!, index))
