import { useQuery } from '@tanstack/react-query'
import { ACTION_OPTIONS, SUBJECT_OPTIONS } from '@kiosque/contract/domain/audit-words'
import { AUDIT_COLUMNS } from '../../features/backoffice-audit/audit-columns.tsx'
import { auditQuery, exportAudit } from '../../features/backoffice-audit/audit.queries.ts'
import { drugstoreQuery } from '../../features/backoffice-drugstores/drugstores.queries.ts'
import { RemovableChip } from '../../ui/chip.tsx'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import { DownloadButton } from '../../ui/download-button.tsx'

export function AuditPage() {
  const list = useListFilters({
    search: {
      label: 'Rechercher une personne',
      placeholder: 'Nom de la personne',
      key: 'who',
      name: 'la personne',
    },
    filters: {
      actor: { type: 'identifier', name: 'la personne' },
      drugstore: { type: 'identifier', name: 'l’officine' },
      subject: { label: 'Objet', all: 'Tous les objets', name: 'l’objet', options: SUBJECT_OPTIONS },
      action: { label: 'Action', all: 'Toutes les actions', name: 'l’action', options: ACTION_OPTIONS },
      from: { type: 'day', label: 'Du', name: 'le début' },
      to: { type: 'day', label: 'Au', name: 'la fin' },
    },
  })
  const { actor, drugstore } = list.values
  const query = useQuery(auditQuery({ ...list.values, ...list.paging }))
  const actorName = query.data?.data.find((entry) => String(entry.actor?.id) === actor)?.actor?.name
  const { data: about } = useQuery({
    ...drugstoreQuery(Number(drugstore)),
    enabled: drugstore !== undefined,
    // An address may name a pharmacy that is no more: the list says that nothing matches.
    meta: {},
  })
  return (
    <ListPage
      title="Journal"
      intro="Qui a changé quoi, et quand. Les entrées sont gardées douze mois."
      actions={
        <DownloadButton failure="Le journal n’a pas pu être exporté" save={() => exportAudit(list.values)}>
          Exporter en CSV
        </DownloadButton>
      }
      list={list}
      more={
        (actor || drugstore) && (
          <>
            {actor && (
              <RemovableChip label="la personne" onRemove={() => list.set({ actor: undefined })}>
                {actorName ?? `Personne n° ${actor}`}
              </RemovableChip>
            )}
            {drugstore && (
              <RemovableChip label="l’officine" onRemove={() => list.set({ drugstore: undefined })}>
                {about?.name ?? `Officine n° ${drugstore}`}
              </RemovableChip>
            )}
          </>
        )
      }
      query={query}
      noun="entrée"
      noMatch="Aucun changement ne correspond"
      empty={{
        title: 'Le journal est vide',
        text: 'Chaque changement fait dans Kiosque s’inscrira ici.',
      }}
      caption="Journal des changements"
      columns={AUDIT_COLUMNS}
    />
  )
}
