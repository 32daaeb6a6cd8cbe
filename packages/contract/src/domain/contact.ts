/** Requests to the head office (D9-02): what both sides call things, and what they may hold. */
export const CONTACT_STATUSES = ['sent', 'in_progress', 'answered', 'closed'] as const
export type ContactStatus = (typeof CONTACT_STATUSES)[number]

/** As the member reads them. */
export const CONTACT_STATUS_LABELS: Record<ContactStatus, string> = {
  sent: 'Envoyée',
  in_progress: 'En cours',
  answered: 'Répondue',
  closed: 'Close',
}

export const SUBJECT_MAX = 150
/** What the form asks for; anything visible is taken. */
export const MESSAGE_MIN = 20
export const MESSAGE_MAX = 4_000
export const ATTACHMENTS_MAX = 5
/** D15-10. */
export const MESSAGES_PER_HOUR = 10

/** D14-03: beside every field of free text. */
export const NO_PATIENT_DATA =
  'N’écrivez aucune donnée de patient\u00a0: ni nom, ni ordonnance, ni information de santé.'

const WORDS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']

/** « sous deux jours ouvrés », « sous 4 heures ». */
export function delayText(hours: number): string {
  if (hours < 24 || hours % 24 !== 0) return hours === 1 ? 'sous une heure' : `sous ${hours}\u00a0heures`
  const days = hours / 24
  return days === 1 ? 'sous un jour ouvré' : `sous ${WORDS[days] ?? days} jours ouvrés`
}
