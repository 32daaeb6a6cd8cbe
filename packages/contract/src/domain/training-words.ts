/** Where somebody stands with a training, in words: on the chips of the portal and in spreadsheets. */
export const TRAINING_STATUS_LABELS = {
  todo: 'À faire',
  in_progress: 'En cours',
  passed: 'Réussi',
  failed: 'Échoué',
  expired: 'Expiré',
} as const
