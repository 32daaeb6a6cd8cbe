import { filmFields, type FilmName } from '../films.ts'
import type { DemoContent, DemoContext } from './demo-content.ts'

/** The first tutorials have their film. */
const FILMS: readonly FilmName[] = ['test-angine', 'vaccination', 'deporef']

const tutorial = (
  title: string,
  excerpt: string,
  category: string,
  level: string,
  seconds: number,
  index: number,
  chapters: string[],
): DemoContent => ({
  title,
  excerpt,
  category,
  from: -35 + index,
  ...(index % 2 === 0 ? { cover: 25 + (index % 4) } : {}),
  attachments: [`Aide-mémoire : ${title}`],
  text: [excerpt, 'À regarder une première fois en entier, puis à reprendre par chapitre.'],
  fields: (context) => ({
    duration_s: seconds,
    level,
    chapters: chapters.map((chapter, rank) => ({
      title: chapter,
      start_s: Math.round((seconds / chapters.length) * rank),
    })),
    transcript: chapters
      .map((chapter) => `${chapter}. Prenez le temps de montrer le geste, puis faites-le refaire.`)
      .join('\n'),
    ...filmOf(FILMS[index], context),
  }),
})

function filmOf(name: FilmName | undefined, context: DemoContext) {
  if (name === undefined) return {}
  return {
    ...filmFields(name),
    video: { file_id: context.film(name) },
    subtitles: context.captions(name),
  }
}

export const tutorials: readonly DemoContent[] = [
  [
    'Réaliser un test angine au comptoir',
    "L'accueil, le geste, la lecture et l'orientation, en trente secondes.",
    'conseil',
    'pratique',
    480,
    [
      'Pourquoi tester',
      'Questionner et écarter les risques',
      'Le geste du prélèvement',
      'Lire et expliquer',
      'Orienter et tracer',
    ],
  ],
  [
    'Parcours vaccination : accueil, traçabilité, surveillance',
    'Le parcours complet, de la chaise au rendez-vous suivant.',
    'conseil',
    'pratique',
    510,
    ["L'accueil", 'Le dossier', "L'injection", 'La surveillance'],
  ],
  [
    'Commander sur Déporef en trois étapes',
    'Panier, remises, reliquats : la prise en main.',
    'outils',
    'decouverte',
    180,
    ['Se connecter', 'Remplir le panier', 'Suivre la livraison'],
  ],
  [
    'Installer la vitrine du mois',
    'Du carton à la vitrine, étape par étape.',
    'merchandising',
    'pratique',
    360,
    ['Préparer', 'Poser les éléments', 'Éclairer', 'Photographier'],
  ],
  [
    'Lire ses statistiques Ospharm',
    'Trois indicateurs à suivre chaque semaine.',
    'gestion',
    'decouverte',
    300,
    ['Le panier moyen', 'La marge', 'La comparaison'],
  ],
  [
    'Mener un entretien de prévention',
    'Poser les bonnes questions en trente minutes.',
    'conseil',
    'expert',
    720,
    ['Préparer', 'Écouter', 'Prioriser', 'Conclure'],
  ],
  [
    'Programmer ses écrans Affich’Activ',
    'Créer une liste et la diffuser.',
    'outils',
    'decouverte',
    240,
    ['Choisir les visuels', 'Planifier', 'Vérifier'],
  ],
  [
    'Ranger le linéaire premiers soins',
    'Le planogramme appliqué en une heure.',
    'merchandising',
    'pratique',
    420,
    ['Vider', 'Nettoyer', 'Implanter', 'Étiqueter'],
  ],
  [
    'Le pilulier : le préparer sans erreur',
    'Double contrôle et traçabilité.',
    'conseil',
    'expert',
    540,
    ['Recevoir', 'Préparer', 'Contrôler'],
  ],
  [
    'Prendre les mesures pour une compression',
    'Les bons points de mesure, debout et le matin.',
    'conseil',
    'pratique',
    300,
    ['Les repères', 'La mesure', 'Le choix'],
  ],
  [
    'Animer une réunion d’équipe de quinze minutes',
    'Un ordre du jour, trois décisions.',
    'gestion',
    'decouverte',
    260,
    ['Préparer', 'Animer', 'Décider'],
  ],
  [
    'Accueillir un client malentendant',
    'Des gestes simples qui changent tout.',
    'conseil',
    'decouverte',
    200,
    ['Se placer', 'Parler', 'Écrire'],
  ],
].map(([title, excerpt, category, level, seconds, chapters], index) =>
  tutorial(
    title as string,
    excerpt as string,
    category as string,
    level as string,
    seconds as number,
    index,
    chapters as string[],
  ),
)

const MODALITIES: Readonly<Record<string, string>> = {
  'e-learning': 'e-learning',
  webinaire: 'visio',
  visite: 'presentiel',
  soiree: 'presentiel',
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
  text: [
    excerpt,
    'La formation est gratuite pour les équipes du réseau. Une attestation est remise à chaque participant.',
  ],
  fields: (context) => {
    // Some have begun already: whoever followed them can say so.
    const first = index % 4 === 3 ? -6 : 5 + index * 4
    const modality = MODALITIES[format]
    return {
      modality,
      format,
      // What is given in each pharmacy has the date the pharmacy asks for.
      ...(format === 'visite' ? {} : { first_on: context.day(first), last_on: context.day(first + 14) }),
      duration_minutes: 45 + (index % 3) * 30,
      sessions: (format === 'visite' ? [] : [0, 14]).map((offset) => ({
        starts_at: context.at(first + offset, format === 'soiree' ? 19 : 13),
        ends_at: context.at(first + offset, format === 'soiree' ? 21 : 14),
        place: format === 'soiree' ? 'Rennes, agence du laboratoire' : 'En ligne',
        seats: 30,
      })),
      objectives: [
        'Connaître la gamme et ses indications',
        'Poser les trois questions utiles',
        'Repérer ce qui relève du médecin',
      ].map((text) => ({ text })),
      contact_name: 'Sophie Daniélou, déléguée',
      contact_email: 'formation@laboratoire.demo.kiosque.test',
      contact_phone: '+33299004117',
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

const course = (
  title: string,
  excerpt: string,
  category: string,
  hours: number,
  dpc: string | null,
  index: number,
): DemoContent => ({
  title,
  excerpt,
  category,
  from: -55 + index,
  ...(index % 3 === 0 ? { cover: 30 + (index % 4) } : {}),
  text: [
    excerpt,
    '## Pour qui',
    'Pharmaciens et préparateurs des officines du réseau.',
    '## Comment',
    'Les modules se suivent à votre rythme, sauf la classe virtuelle, à date fixe.',
  ],
  fields: (context) => ({
    programme:
      '<h3>Objectifs</h3><ul><li>Comprendre le cadre</li><li>Conduire l’entretien</li><li>Organiser le service</li></ul>',
    modules: [
      ['Le cadre et les enjeux', 'lecture', 40],
      ['Les bonnes questions', 'video', 55],
      ['Mises en situation', 'classe-virtuelle', 120],
      ['Évaluation', 'evaluation', 20],
    ].map(([name, format, minutes]) => ({
      title: name,
      format,
      duration_minutes: minutes,
      text: 'Support à télécharger et quiz de fin de module.',
    })),
    hours,
    dpc_type: dpc === null ? 'aucun' : 'formation-continue',
    ...(dpc === null ? {} : { dpc_number: dpc }),
    funding: dpc === null ? 'Offert par le réseau' : 'Prise en charge possible par votre organisme',
    finish_before: context.day(60 + index * 5),
    trainer: 'Anne Rousselot, pharmacienne',
    outcomes: [{ text: 'Attestation de participation' }, { text: 'Fiches pratiques à imprimer' }],
    contact_name: 'Académie Référence',
    contact_email: 'academie@demo.kiosque.test',
  }),
})

export const academy: readonly DemoContent[] = [
  [
    'Mener un entretien de prévention, de l’accueil au bilan',
    'Six modules pour proposer, conduire et conclure un entretien.',
    'missions',
    7,
    '99A82600101',
  ],
  ['Vacciner en officine', 'Le geste, la traçabilité et la conduite à tenir.', 'missions', 6, '99A82600102'],
  ['Manager une équipe officinale', 'Recruter, motiver, faire grandir.', 'management', 10.5, null],
  ['Piloter ses indicateurs', 'Lire ses chiffres et décider.', 'gestion', 4, null],
  ['Bilan partagé de médication', 'Préparer, conduire et transmettre.', 'missions', 9, '99A82600105'],
  ['Accompagner le sevrage tabagique', 'De l’entretien au suivi.', 'conseil', 5, '99A82600106'],
  ['Dermocosmétique : le conseil expert', 'Construire des routines utiles.', 'conseil', 4.5, null],
  ['Micronutrition : les bases', 'Carences, populations, interactions.', 'conseil', 6, null],
  ['Gérer un conflit au comptoir', 'Désamorcer sans céder.', 'management', 3, null],
  ['Maintien à domicile : le parcours', 'De la demande à la livraison.', 'missions', 7, '99A82600110'],
  ['Préparer la transmission de l’officine', 'Anticiper sur trois ans.', 'gestion', 5, null],
  [
    'Premiers secours en officine',
    'Les gestes qui sauvent, recyclage compris.',
    'missions',
    7,
    '99A82600112',
  ],
].map((row, index) =>
  course(
    row[0] as string,
    row[1] as string,
    row[2] as string,
    row[3] as number,
    row[4] as string | null,
    index,
  ),
)
