import type { DrugstoreSheet } from '@kiosque/contract/wire/drugstore-sheet'
import { actionLabel } from '@kiosque/contract/domain/audit-words'
import { CLAIM_STATUS_LABELS } from '@kiosque/contract/domain/claims'
import { CONTACT_STATUS_LABELS } from '@kiosque/contract/domain/contact'
import { BarChart } from '../../parts/chart/bar-chart.tsx'
import { ChartTable } from '../../parts/chart/chart-table.tsx'
import { longDay, shortDay } from '../../lib/figure-text.ts'
import {
  count,
  formatCents,
  formatDate,
  formatDateTime,
  formatInteger,
  formatNumber,
} from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table } from '../../ui/table.tsx'

type SheetProps = { sheet: DrugstoreSheet }

export function DrugstoreVisits({ sheet: { visits } }: SheetProps) {
  const values = visits.map((week) => week.visits)
  const hasZone = visits.some((week) => week.zone_mean !== null)
  const label = `Visites par semaine, de ${formatInteger(Math.min(...values))} à ${formatInteger(Math.max(...values))}`
  return (
    <Card
      title="Visites par semaine"
      action={
        <span className="legend">
          <span style={{ color: 'var(--green-500)' }}>
            <i />
            <span className="muted">Cette officine</span>
          </span>
          {hasZone && (
            <span style={{ color: 'var(--teal-600)' }}>
              <i />
              <span className="muted">Moyenne de la zone</span>
            </span>
          )}
        </span>
      }
    >
      <BarChart
        label={label}
        points={visits.map((week) => ({ label: shortDay(week.week), value: week.visits }))}
        {...(hasZone ? { mean: visits.map((week) => week.zone_mean) } : {})}
      />
      <ChartTable
        summary="Les chiffres par semaine"
        caption="Visites par semaine"
        head={['Semaine du', 'Visites', 'Moyenne de la zone']}
        rows={visits.map((week) => [
          longDay(week.week),
          formatInteger(week.visits),
          week.zone_mean === null ? '–' : formatNumber(week.zone_mean),
        ])}
      />
    </Card>
  )
}

export function DrugstoreCampaigns({ sheet: { campaigns } }: SheetProps) {
  return (
    <Card padded={false} className="bo-list">
      <div className="row between bo-card__h">
        <h2 className="h3">Campagnes</h2>
        {campaigns.answered > 0 && (
          <span className="small muted">
            {count(campaigns.joined, 'suivie')} sur {count(campaigns.answered, 'réponse')}
          </span>
        )}
      </div>
      {campaigns.latest.length === 0 ? (
        <EmptyState card={false} title="Aucune réponse aux campagnes">
          Les campagnes auxquelles l’officine participe, ou dont elle décline l’invitation, s’afficheront ici.
        </EmptyState>
      ) : (
        <Table
          caption="Réponses aux campagnes"
          dense
          rows={campaigns.latest}
          rowKey={(row) => row.content_id}
          columns={[
            { key: 'title', header: 'Campagne', cell: (row) => <b>{row.title}</b> },
            {
              key: 'answer',
              header: 'Réponse',
              cell: (row) => (
                <Badge tone={row.participates ? 'green' : 'line'}>
                  {row.participates ? 'Participe' : 'Ne participe pas'}
                </Badge>
              ),
            },
            { key: 'at', header: 'Le', align: 'right', cell: (row) => formatDate(row.answered_at) },
          ]}
        />
      )}
    </Card>
  )
}

export function DrugstorePartners({ sheet: { partners } }: SheetProps) {
  return (
    <Card title="Partenaires">
      {partners.length === 0 ? (
        <p className="muted">Aucun service partenaire ouvert depuis un an.</p>
      ) : (
        <ul className="bo-rows">
          {partners.map(({ partner, uses, last_at }) => (
            <li key={partner}>
              {partner}
              <small className="xs muted bo-who__sub">
                {count(uses, 'ouverture')} depuis un an, la dernière le {formatDate(last_at)}
              </small>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** What its team asked the head office; only those who answer may open it. */
export function DrugstoreRequests({ sheet: { requests }, mayOpen }: SheetProps & { mayOpen: boolean }) {
  return (
    <Card title="Demandes au siège">
      {requests.length === 0 ? (
        <p className="muted">Aucune demande pour le moment.</p>
      ) : (
        <ul className="bo-rows">
          {requests.map(({ id, number, subject, status, last_at }) => (
            <li key={id}>
              {mayOpen ? (
                <a className="link" href={paths.admin(`messages?etat=all&demande=${id}`)}>
                  {subject}
                </a>
              ) : (
                subject
              )}
              <small className="xs muted bo-who__sub">
                {CONTACT_STATUS_LABELS[status]}, n°&nbsp;{number}, {formatDate(last_at)}
              </small>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** What its vouchers are worth, and the latest claims; only those who control may open them. */
export function DrugstoreClaims({ sheet: { claims }, mayOpen }: SheetProps & { mayOpen: boolean }) {
  const parts = [
    ['À corriger', claims.to_correct],
    ['En contrôle', claims.waiting],
    ['À recevoir', claims.owed],
    ['En retard', claims.late],
    ['Réglé cette année', claims.paid],
  ] as const
  const shown = parts.filter(([, part]) => part.claims > 0)
  return (
    <Card title="Compensation BRI">
      {claims.latest.length === 0 ? (
        <p className="muted">Aucune demande pour le moment.</p>
      ) : (
        <>
          <p className="small">
            {shown.map(([label, { amount }]) => `${label}\u00A0: ${formatCents(amount)}`).join(' · ')}
          </p>
          <ul className="bo-rows">
            {claims.latest.map(({ id, number, title, status, amount, accepted_amount, updated_at }) => (
              <li key={id}>
                {mayOpen ? (
                  <a className="link" href={paths.admin(`bri/${id}`)}>
                    {title}
                  </a>
                ) : (
                  title
                )}
                <small className="xs muted bo-who__sub">
                  {CLAIM_STATUS_LABELS[status]}, {formatCents(accepted_amount ?? amount)}, {number},{' '}
                  {formatDate(updated_at)}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

export function DrugstoreLog({ sheet: { facts }, journalHref }: SheetProps & { journalHref: string | null }) {
  return (
    <Card
      title="Derniers faits"
      action={
        journalHref && (
          <a className="link small no-print" href={journalHref}>
            Journal
          </a>
        )
      }
    >
      {facts.length === 0 ? (
        <p className="muted">Aucun changement depuis douze mois.</p>
      ) : (
        <ul className="bo-rows">
          {facts.map((fact) => (
            <li key={fact.id}>
              {actionLabel(fact.action)}
              <small className="xs muted bo-who__sub">
                {formatDateTime(fact.at)}, {fact.actor}
              </small>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
