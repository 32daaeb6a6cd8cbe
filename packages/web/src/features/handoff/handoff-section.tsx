import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HandoffConfig } from '@kiosque/contract/wire/handoff'
import { messageFor } from '../../lib/api.ts'
import { count, formatDate } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.tsx'
import { ConfigMenu, type Action } from './config-menu.tsx'
import { ConfigState } from './config-state.tsx'
import { HandoffForm } from './handoff-form.tsx'
import { handoffQuery, useRestorePartner } from './handoff.queries.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { StateDialog } from './state-dialog.tsx'
import { TrialDialog } from './trial-dialog.tsx'
import './handoff.css'

type Open = { what: 'edit' | Action; config: HandoffConfig } | null

/** The partners one enters without a new password (D11-01): their address goes out, their secret only in. */
export function HandoffSection() {
  const { data, error, refetch } = useQuery(handoffQuery)
  const [asked, setOpen] = useState<Open>(null)
  // As it is now: what is open follows what was just changed.
  const open = asked && {
    ...asked,
    config: data?.find(({ partner }) => partner === asked.config.partner) ?? asked.config,
  }
  const declare = useRestorePartner()
  const close = () => setOpen(null)
  const done = (title: string) => {
    close()
    toast({ title })
  }
  const columns: Column<HandoffConfig>[] = [
    { key: 'name', header: 'Service', cell: (config) => <b>{config.name}</b> },
    { key: 'state', header: 'État', cell: (config) => <ConfigState config={config} /> },
    {
      key: 'url',
      header: 'Adresse',
      cell: (config) => (config.url ? <span className="bo-break small">{config.url}</span> : null),
    },
    {
      key: 'uses',
      header: 'Ouvertures sur 30 jours',
      cell: (config) => (
        <span className="num muted">
          {count(config.uses, 'ouverture')}
          {config.last_used_at && `, dernière le ${formatDate(config.last_used_at)}`}
        </span>
      ),
    },
    {
      key: 'actions',
      header: <span className="sr-only">Actions</span>,
      align: 'right',
      cell: (config) => (
        <span className="row row--nw bo-actions">
          <Button size="sm" variant="ghost" onClick={() => setOpen({ what: 'edit', config })}>
            Configurer<span className="sr-only"> {config.name}</span>
          </Button>
          {config.configured && (
            <ConfigMenu
              config={config}
              onOpen={(what) => setOpen({ what, config })}
              onBack={() => declare.mutate({ partner: config.partner })}
            />
          )}
        </span>
      ),
    },
  ]
  return (
    <section className="reference-handoff" aria-labelledby="handoff-title">
      <h2 className="h3" id="handoff-title">
        Ouverture sans nouveau mot de passe
      </h2>
      <p className="muted small">
        Chaque clic est signé pour une minute avec le secret du partenaire, et noté dans le journal.
      </p>
      {!data && error && <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>}
      {!data && !error && <LineSkeletons count={6} />}
      {data && (
        <div className="card bo-list">
          <Table
            caption="Services partenaires et leurs adresses"
            dense
            columns={columns}
            rows={data}
            rowKey={(config) => config.partner}
          />
        </div>
      )}
      {open?.what === 'edit' && (
        <Dialog open onClose={close} title={`Configurer ${open.config.name}`} size="sm">
          <HandoffForm
            config={open.config}
            onClose={close}
            onSaved={() => done(`${open.config.name} est configuré`)}
          />
        </Dialog>
      )}
      {open?.what === 'test' && <TrialDialog config={open.config} onClose={close} />}
      {open?.what === 'down' && (
        <StateDialog
          config={open.config}
          onClose={close}
          onSaved={() => done(`La panne de ${open.config.name} est annoncée`)}
        />
      )}
      {open?.what === 'remove' && (
        <RemoveDialog
          config={open.config}
          onClose={close}
          onRemoved={() => done(`${open.config.name} n’est plus configuré`)}
        />
      )}
    </section>
  )
}
