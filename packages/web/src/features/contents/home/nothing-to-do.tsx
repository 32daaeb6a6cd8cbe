import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { isPreview, WAITS_IN_PREVIEW } from './waits-in-preview.ts'

/** A day with nothing in it; through « Voir comme », a day that nobody else is shown. */
export function NothingToDo({ isGuest }: { isGuest: boolean }) {
  return (
    <div style={{ marginBottom: 20 }}>
      <EmptyState
        title={isPreview() ? 'Une journée à soi' : 'Vous êtes à jour'}
        actions={
          <ButtonLink variant="secondary" href="/">
            Retour à l’accueil
          </ButtonLink>
        }
      >
        {isPreview() ? WAITS_IN_PREVIEW : 'Rien ne vous attend pour le moment.'}
        {!isPreview() && !isGuest && ' Profitez-en pour souffler, ou pour un quiz de cinq minutes.'}
      </EmptyState>
    </div>
  )
}
