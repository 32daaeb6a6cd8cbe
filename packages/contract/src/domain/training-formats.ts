/** How a laboratory gives its training. */
export const TRAINING_FORMATS = [
  { value: 'e-learning', label: 'E-learning' },
  { value: 'webinaire', label: 'Webinaire' },
  { value: 'visite', label: 'Visite en officine' },
  { value: 'soiree', label: 'Soirée' },
] as const
export type TrainingFormat = (typeof TRAINING_FORMATS)[number]['value']

/** A training written before formats existed has the one its modality means. */
const BY_MODALITY: Readonly<Record<string, TrainingFormat>> = {
  'e-learning': 'e-learning',
  visio: 'webinaire',
  presentiel: 'visite',
}

export type Told = { format?: unknown; modality?: unknown }

export function trainingFormatOf({ format, modality }: Told): TrainingFormat | null {
  const own = TRAINING_FORMATS.find(({ value }) => value === format)
  return own?.value ?? BY_MODALITY[String(modality)] ?? null
}
