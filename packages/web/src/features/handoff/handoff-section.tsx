import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HANDOFF_SECRET_MIN, isHandoffAddress } from '@kiosque/contract/domain/handoff'
import type { HandoffConfig } from '@kiosque/contract/wire/handoff'
import { messageFor } from '../../lib/api.ts'
import { useForm } from '../../lib/form.tsx'
import { count, formatDate } from '../../lib/format.ts'
import { Status } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table.tsx'
import { PasswordField, TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { handoffQuery, useConfigureHandoff, useRemoveHandoff } from './handoff.queries.ts'

type Open = { what: 'edit' | 'remove'; config: HandoffConfig } | null

/** The partners one enters without a new password (D11-01): their address goes out, their secret only in. */
export function HandoffSection() {
  const { data, error, refetch } = useQuery(handoffQuery)
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const done = (title: string) => {
    close()
    toast({ title })
  }
  const columns: Column<HandoffConfig>[] = [
    { key: 'name', header: 'Service', cell: (config) => <b>{config.name}</b> },
    {
      key: 'state',
      header: 'État',
      cell: (config) =>
        config.configured ? (
          <Status tone="green">Configuré</Status>
        ) : (
          <Status tone="grey">Non configuré</Status>
        ),
    },
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
            <Button size="sm" variant="ghost" onClick={() => setOpen({ what: 'remove', config })}>
              Retirer<span className="sr-only"> {config.name}</span>
            </Button>
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

type FormProps = { config: HandoffConfig; onClose: () => void; onSaved: () => void }

function HandoffForm({ config, onClose, onSaved }: FormProps) {
  const configure = useConfigureHandoff(config.partner)
  const form = useForm({
    initial: { url: config.url ?? '', secret: '' },
    labels: { url: 'Adresse d’entrée', secret: 'Secret partagé' },
    rules: {
      url: (url) =>
        isHandoffAddress(url.trim())
          ? undefined
          : 'Saisissez une adresse complète qui commence par https://.',
      secret: (secret) => {
        if (secret === '' && config.configured) return undefined
        return secret.length < HANDOFF_SECRET_MIN
          ? `Un secret compte ${HANDOFF_SECRET_MIN} caractères au moins.`
          : undefined
      },
    },
    onSubmit: async ({ url, secret }) => {
      await configure.mutateAsync({ url: url.trim(), ...(secret === '' ? {} : { secret }) })
      onSaved()
    },
  })
  return (
    <form className="stack" {...form.props}>
      <FormErrors {...form.summary} />
      <TextField
        {...form.text('url')}
        maxLength={2000}
        inputMode="url"
        autoComplete="off"
        hint="Le jeton signé y est ajouté dans le paramètre «&nbsp;token&nbsp;»."
      />
      <PasswordField
        {...form.text('secret')}
        maxLength={512}
        autoComplete="new-password"
        hint={
          config.configured
            ? 'Laissez vide pour garder le secret actuel, qui n’est jamais affiché.'
            : 'Donné par le partenaire. Une fois enregistré, il n’est plus jamais affiché.'
        }
      />
      <div className="row bo-form__foot">
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" variant="primary" loading={form.submitting} loadingLabel="Enregistrement…">
          Enregistrer
        </Button>
      </div>
    </form>
  )
}

function RemoveDialog({
  config,
  onClose,
  onRemoved,
}: {
  config: HandoffConfig
  onClose: () => void
  onRemoved: () => void
}) {
  const remove = useRemoveHandoff(config.partner)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Retirer ${config.name}\u202F?`}
      confirmLabel="Retirer la configuration"
      onConfirm={() => remove.mutateAsync().then(onRemoved)}
    >
      <div className="stack">
        <Refusal error={remove.error} />
        <p>Les officines ne pourront plus ouvrir ce service depuis Kiosque. Le secret est effacé.</p>
      </div>
    </ConfirmDialog>
  )
}
