import type { SearchAnswer } from '@kiosque/contract/wire/search'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { CloseSearches } from './found-aside.tsx'

/** Nothing found is never the end: near titles, each word alone, then people. */
export function NothingFound({ q, meta }: { q: string; meta: SearchAnswer['meta'] }) {
  const { suggestions, close } = meta
  return (
    <>
      <EmptyState
        title={`Aucun résultat pour «\u00A0${q}\u00A0»`}
        actions={
          <>
            <ButtonLink href={paths.faq('tout')}>Questions fréquentes</ButtonLink>
            <ButtonLink variant="primary" href={paths.contact()}>
              Demander au siège
            </ButtonLink>
          </>
        }
      >
        Vérifiez l’orthographe, essayez un mot plus court ou le nom du laboratoire.
        {suggestions.length > 0 && (
          <>
            {' '}
            Vous cherchiez peut-être&nbsp;:{' '}
            {suggestions.map((suggestion, index) => (
              <span key={suggestion.url}>
                {index > 0 && ', '}
                <a className="link" href={suggestion.url}>
                  {suggestion.title}
                </a>
              </span>
            ))}
            .
          </>
        )}
      </EmptyState>
      <CloseSearches words={close} />
    </>
  )
}
