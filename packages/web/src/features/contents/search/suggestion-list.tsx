/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- the list of a combobox: the field keeps the focus and the keys, no tag says so */
import { IconArrowRight } from '@tabler/icons-react'
import type { Suggestion } from '@kiosque/contract/wire/search'
import { kindOf } from '@kiosque/contract/kinds/registry'
import { Marked } from './marked.tsx'
import './suggestion-list.css'

type ListProps = {
  id: string
  suggestions: readonly Suggestion[]
  active: number
  onChoose: (suggestion: Suggestion) => void
  words: string
  onAll: () => void
}

/** What the words typed so far may mean; the field keeps the focus and names the active line. */
export function SuggestionList({ id, suggestions, active, onChoose, words, onAll }: ListProps) {
  return (
    <ul className="suggestions" id={id} role="listbox" aria-label="Suggestions">
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion.url}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onMouseDown={(event) => {
            event.preventDefault()
            onChoose(suggestion)
          }}
        >
          <span>
            <Marked text={suggestion.title_marked} />
          </span>
          <small>
            {[kindOf(suggestion.kind)?.labels.singular, suggestion.laboratory ?? suggestion.category]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </li>
      ))}
      <li
        id={`${id}-${suggestions.length}`}
        className="suggestions__all"
        role="option"
        aria-selected={active === suggestions.length}
        onMouseDown={(event) => {
          event.preventDefault()
          onAll()
        }}
      >
        <span>Rechercher «&nbsp;{words}&nbsp;» partout</span>
        <IconArrowRight className="i i--18" aria-hidden="true" />
      </li>
    </ul>
  )
}
