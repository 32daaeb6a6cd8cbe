import type { Planned } from './planned.ts'

type Kind = Planned['event']['kind']

/** A meeting in a town, or on line where it has none. */
function held(
  day: number,
  people: number,
  title: string,
  kind: Kind,
  excerpt: string,
  place?: [name: string, city: string],
): Planned {
  const isOnLine = place === undefined
  return {
    day,
    from: isOnLine ? 13 : 9.5,
    to: isOnLine ? 14 : 16,
    people,
    isOver: true,
    event: {
      title,
      kind,
      excerpt,
      ...(isOnLine
        ? { link: 'https://visio.demo.kiosque.test/reseau' }
        : { place: place[0], city: place[1], capacity: Math.ceil((people + 6) / 10) * 10 }),
      status: 'published',
    },
  }
}

/** What the network met for in the year behind: a little more people each time. */
export const PAST_YEAR: readonly Planned[] = [
  held(-341, 17, 'Hiver\u00a0: organiser la vaccination', 'webinaire', 'Créneaux, traçabilité, rappels.'),
  held(
    -298,
    23,
    'Réunion d’hiver des titulaires',
    'reunion',
    'Le bilan de l’année et les choix de la suivante.',
    ['Cité des Congrès', 'Nantes'],
  ),
  held(
    -262,
    26,
    'Allergies\u00a0: le bon conseil au bon moment',
    'webinaire',
    'Repérer, orienter, accompagner.',
  ),
  held(-229, 31, 'Solaire\u00a0: préparer le comptoir', 'formation', 'Indices, gestes et implantation.', [
    'Espace Mayenne',
    'Laval',
  ]),
  held(
    -188,
    38,
    'Entretiens pharmaceutiques\u00a0: s’y mettre à deux',
    'webinaire',
    'Se répartir les rôles dans l’équipe.',
  ),
  {
    ...held(
      -157,
      42,
      'Réunion régionale Ouest\u00a0: plan de vente de l’été',
      'reunion',
      'Les offres de l’été, avec les équipes de la région.',
      ['Couvent des Jacobins', 'Rennes'],
    ),
    zone: 'Ouest',
  },
  held(
    -116,
    29,
    'Trousse de voyage\u00a0: les questions qui reviennent',
    'webinaire',
    'Vaccins, soleil, tourista.',
  ),
  held(
    -74,
    57,
    'Rentrée des préparateurs',
    'formation',
    'Deux cas de comptoir par domaine, en petits groupes.',
    ['Palais des Congrès', 'Le Mans'],
  ),
]
