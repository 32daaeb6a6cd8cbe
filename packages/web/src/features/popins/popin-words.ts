import { lastDay } from '@kiosque/contract/domain/dates'
import { formatDate } from '../../lib/format.ts'

type Period = { starts_at: string | null; ends_at: string | null }

/** Who will see it and from when to when, said before anything is sent. */
export function showingText(
  isShown: boolean,
  people: string,
  { starts_at, ends_at }: Period,
  now: Date,
): string {
  if (!isShown) return 'Personne ne la verra\u00a0: elle reste un brouillon, à afficher quand vous voudrez.'
  if (ends_at !== null && new Date(ends_at) <= now)
    return 'Personne ne la verra\u00a0: sa période est terminée.'
  const isLater = starts_at !== null && new Date(starts_at) > now
  const from = isLater ? `à partir du ${formatDate(starts_at)}` : 'dès maintenant'
  const until = ends_at === null ? 'sans date de fin' : `jusqu’au ${formatDate(lastDay(new Date(ends_at)))}`
  return `Verront cette popin sur l’accueil, ${from}, ${until}\u00a0: ${people}.`
}

export function submitLabel(isNew: boolean, isShown: boolean): string {
  if (isNew) return isShown ? 'Créer et afficher' : 'Créer sans afficher'
  return isShown ? 'Enregistrer et afficher' : 'Enregistrer sans afficher'
}
