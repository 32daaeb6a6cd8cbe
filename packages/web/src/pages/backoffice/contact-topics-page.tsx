import { useQuery } from '@tanstack/react-query'
import { desksQuery } from '../../features/backoffice-messages/messages.queries.ts'
import { Loaded } from '../../parts/desk/loaded.tsx'
import { ReferencePage } from './reference-page.tsx'

/** Topics name the desk that answers: the choice is among those there are. */
export function ContactTopicsPage() {
  const desks = useQuery(desksQuery)
  return (
    <Loaded isPage query={desks} rows={4}>
      {({ data }) => (
        <ReferencePage
          name="contact-topics"
          options={{ desk_id: data.map(({ id, name }) => ({ value: String(id), label: name })) }}
        />
      )}
    </Loaded>
  )
}
