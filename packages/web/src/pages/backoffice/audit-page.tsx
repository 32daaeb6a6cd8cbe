import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconDownload } from '@tabler/icons-react'
import type { AuditEntry } from '@kiosque/contract/wire/audit'
import { AuditList } from '../../features/backoffice-audit/audit-list.tsx'
import { ACTION_OPTIONS, SUBJECT_OPTIONS } from '@kiosque/contract/domain/audit-words'
import { auditQuery, exportAudit } from '../../features/backoffice-audit/audit.queries.ts'
import { messageFor } from '../../lib/api.ts'
import { count, formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { RemovableChip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { toast } from '../../ui/toast.tsx'
import { DayFilter } from '../../ui/desk/day-filter.tsx'
import { FilterBar, FilterSelect, SearchBox } from '../../ui/desk/filter-bar.tsx'
import { activeFilters, knownOnly } from '../../ui/desk/filter-values.ts'
import { ListFrame } from '../../ui/desk/list-frame.tsx'
import { useListState } from '../../lib/list-state.ts'
import { NoMatch } from '../../ui/desk/no-match.tsx'

const TITLE = 'Journal'
const NAMES = {
  subject: 'l’objet',
  action: 'l’action',
  from: 'le début',
  to: 'la fin',
  actor: 'la personne',
  who: 'la personne',
}
const IDENTIFIER = /^[1-9][0-9]{0,8}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

export function AuditPage() {
  const list = useListState(['who', 'actor', 'action', 'subject', 'from', 'to'])
  const [exporting, setExporting] = useState(false)
  const filters = readFilters(list.filters)
  const query = useQuery(auditQuery({ ...filters, page: list.page }))
  const entries = query.data?.data ?? []
  const actorName = entries.find((entry) => String(entry.actor?.id) === filters.actor)?.actor?.name
  const active = activeFilters(filters, { subject: SUBJECT_OPTIONS, action: ACTION_OPTIONS }, NAMES, list.set)

  async function save() {
    setExporting(true)
    try {
      await exportAudit(filters)
    } catch (error) {
      toast({ title: 'Le journal n’a pas pu être exporté', text: messageFor(error), tone: 'err' })
    } finally {
      setExporting(false)
    }
  }

  return (
    <>
      <PageHead
        title={TITLE}
        intro="Qui a changé quoi, et quand. Les entrées sont gardées douze mois."
        actions={
          <Button
            size="sm"
            icon={<IconDownload className="i i--18" aria-hidden="true" />}
            loading={exporting}
            loadingLabel="Export…"
            onClick={() => void save()}
          >
            Exporter en CSV
          </Button>
        }
      />
      <FilterBar
        total={query.data && count(query.data.meta.total, 'entrée')}
        active={active.length > 0}
        onClear={list.clear}
      >
        <SearchBox
          label="Rechercher une personne"
          placeholder="Nom de la personne"
          value={filters.who ?? ''}
          onSearch={(who) => list.set({ who: who || undefined })}
        />
        <FilterSelect
          label="Objet"
          all="Tous les objets"
          value={filters.subject}
          options={SUBJECT_OPTIONS}
          onChange={(subject) => list.set({ subject })}
        />
        <FilterSelect
          label="Action"
          all="Toutes les actions"
          value={filters.action}
          options={ACTION_OPTIONS}
          onChange={(action) => list.set({ action })}
        />
        <DayFilter label="Du" value={filters.from} onChange={(from) => list.set({ from })} />
        <DayFilter label="Au" value={filters.to} onChange={(to) => list.set({ to })} />
        {filters.actor && (
          <RemovableChip label="la personne" onRemove={() => list.set({ actor: undefined })}>
            {actorName ?? `Personne n° ${filters.actor}`}
          </RemovableChip>
        )}
      </FilterBar>
      <ListFrame
        query={query}
        onPage={list.setPage}
        pageHref={list.pageHref}
        empty={
          active.length > 0 ? (
            <NoMatch title="Aucun changement ne correspond" filters={active} onClear={list.clear} />
          ) : (
            <EmptyState title="Le journal est vide">
              Chaque changement fait dans Kiosque s’inscrira ici.
            </EmptyState>
          )
        }
      >
        {(rows) => (
          <AuditList
            entries={rows}
            actorHref={(actor) => `${paths.admin('audit')}?actor=${actor}`}
            subjectHref={subjectHref}
          />
        )}
      </ListFrame>
    </>
  )
}

/** What the address says, without what the server would refuse. */
function readFilters(given: Partial<Record<'who' | 'actor' | 'action' | 'subject' | 'from' | 'to', string>>) {
  const filters = knownOnly(given, { subject: SUBJECT_OPTIONS, action: ACTION_OPTIONS })
  if (filters.actor && !IDENTIFIER.test(filters.actor)) delete filters.actor
  for (const name of ['from', 'to'] as const) {
    const day = filters[name]
    if (day && !isDay(day)) delete filters[name]
  }
  return filters
}

function isDay(text: string): boolean {
  return (
    DAY.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    formatDate(`${text}T12:00:00Z`).startsWith(text.slice(8))
  )
}

/** Drugstores, people and contents have a sheet; what was erased has none any more. */
function subjectHref({ action, subject_type, subject_id, before, after }: AuditEntry): string | null {
  if (!subject_id || !IDENTIFIER.test(subject_id)) return null
  const kind = after?.['kind'] ?? before?.['kind']
  if (subject_type === 'content' && typeof kind === 'string' && action !== 'content.purge')
    return paths.admin(`contents/${kind}/${subject_id}`)
  if (subject_type === 'drugstore') return paths.admin(`drugstores/${subject_id}`)
  return subject_type === 'user' && action !== 'user.erase' ? paths.admin(`users/${subject_id}`) : null
}
