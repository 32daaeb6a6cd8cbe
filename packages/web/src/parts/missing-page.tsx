import { ApiError, messageFor } from '../lib/api.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState, ErrorState } from '../ui/empty-state.tsx'

type Props = {
  error: unknown
  /** What is said of something that is not there: trying again would change nothing, so it leads back. */
  absent: { title: string; text: string; back: string; href: string }
  onRetry: () => void
  /** Nothing else on the page has a title yet. */
  isPage?: boolean
}

/** A page whose one thing did not come: it does not exist for this person, or its loading failed. */
export function MissingPage({ error, absent, onRetry, isPage = false }: Props) {
  if (!(error instanceof ApiError && error.status === 404))
    return (
      <ErrorState isPage={isPage} onRetry={onRetry}>
        {messageFor(error)}
      </ErrorState>
    )
  return (
    <EmptyState
      title={absent.title}
      actions={
        <ButtonLink variant="secondary" href={absent.href}>
          {absent.back}
        </ButtonLink>
      }
    >
      {absent.text}
    </EmptyState>
  )
}
