interface NumberOption {
  value: number
  label: string
}

export interface Room {
  code: number
  label: string
  ranges: readonly { code: number; label: string }[]
}

/** The « Mieux vivre » range: five rooms and their sub-ranges, by numeric code (S3-21, D5-04). */
export const ROOMS: readonly Room[] = [
  {
    code: 100,
    label: 'Salle de bain',
    ranges: [
      { code: 101, label: 'Bain' },
      { code: 102, label: 'Douche' },
      { code: 103, label: 'Toilettes' },
    ],
  },
  {
    code: 200,
    label: 'Mobilité',
    ranges: [
      { code: 201, label: 'Cannes' },
      { code: 202, label: 'Déambulateurs' },
      { code: 203, label: 'Fauteuils' },
    ],
  },
  {
    code: 300,
    label: 'Vie quotidienne',
    ranges: [
      { code: 301, label: 'Habillage' },
      { code: 302, label: 'Préhension' },
      { code: 303, label: 'Pilulier' },
    ],
  },
  {
    code: 400,
    label: 'Chambre',
    ranges: [
      { code: 401, label: 'Literie' },
      { code: 402, label: 'Transfert' },
      { code: 403, label: 'Confort' },
    ],
  },
  {
    code: 500,
    label: 'Cuisine',
    ranges: [
      { code: 501, label: 'Repas' },
      { code: 502, label: 'Boisson' },
      { code: 503, label: 'Préparation' },
    ],
  },
]

export const ROOM_OPTIONS: readonly NumberOption[] = ROOMS.map(({ code, label }) => ({ value: code, label }))

/** Rooms and sub-ranges together: a product may belong to a whole room. */
export const RANGE_OPTIONS: readonly NumberOption[] = ROOMS.flatMap((room) => [
  { value: room.code, label: room.label },
  ...room.ranges.map(({ code, label }) => ({ value: code, label })),
])
