import { useQuery } from '@tanstack/react-query'
import { deskReadingsQuery } from '../../features/backoffice-readings/desk-readings.queries.ts'
import { readingColumns } from '../../features/backoffice-readings/reading-columns.tsx'
import { paths } from '../../lib/paths.ts'
import { useIsEditor } from '../../lib/use-is-editor.ts'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import { ButtonLink } from '../../ui/button.tsx'
import '../../features/backoffice-readings/readings-desk.css'

/** D13-04: everything that must be read, and how many have. */
export function DeskReadingsPage() {
  const isEditor = useIsEditor()
  const list = useListFilters({ search: { label: 'Rechercher un contenu', placeholder: 'Titre' } })
  const query = useQuery(deskReadingsQuery({ ...list.values, ...list.paging }))
  return (
    <ListPage
      title="Lectures obligatoires"
      intro="Ce que les équipes doivent lire et confirmer, avec la preuve de chacun."
      list={list}
      query={query}
      noun="lecture"
      noMatch="Aucune lecture ne correspond"
      empty={{
        title: 'Aucune lecture obligatoire pour le moment',
        text: 'Cochez «\u00A0Lecture obligatoire\u00A0» dans une actualité, avec sa date.',
        actions: isEditor && (
          <ButtonLink variant="secondary" href={paths.admin('contents/news')}>
            Voir les actualités
          </ButtonLink>
        ),
      }}
      columns={readingColumns}
    />
  )
}
