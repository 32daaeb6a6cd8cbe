import { IconPackage, IconTruck } from '@tabler/icons-react'
import type { ReferralState } from '@kiosque/contract/wire/agreements'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { formatPhone } from '../../lib/phone.ts'
import { paths } from '../../lib/paths.ts'
import { CompanyMark } from '../../parts/company-mark.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { commitmentWord } from './commitment-word.ts'
import { CommitmentCell } from './commitment-cell.tsx'
import './referrals.css'

export type ReferralCard = CardOf<'referral_laboratory'>

const LEVELS: Record<string, { label: string; tone: BadgeTone }> = {
  referent: { label: 'Référent', tone: 'solid' },
  partenaire: { label: 'Partenaire', tone: 'teal' },
  reference: { label: 'Référencé', tone: 'neutral' },
}
const ROUTES: Record<string, { label: string; Icon: typeof IconTruck }> = {
  plateforme: { label: 'Plateforme', Icon: IconPackage },
  direct: { label: 'Direct', Icon: IconTruck },
}

type ReferralTableProps = {
  rows: readonly ReferralCard[]
  states: ReadonlyMap<number, ReferralState>
  year: number | null
  /** For people of a pharmacy: the head office commits to nothing. */
  isOwn: boolean
  /** Owners decide; the others read what the pharmacy decided. */
  mayCommit: boolean
}

/** The laboratories side by side: what each grants, how it is ordered, whom to call, and one's own commitment. */
export function ReferralTable({ rows, states, year, isOwn, mayCommit }: ReferralTableProps) {
  const commitment = isOwn ? commitmentWord(mayCommit) : null
  return (
    <section className="card labs-card" aria-label="Laboratoires référencés">
      <table className="table labs">
        <caption className="sr-only">Laboratoires référencés, leurs conditions et leurs contacts</caption>
        <thead>
          <tr>
            <th scope="col">Laboratoire</th>
            <th scope="col">Conditions {year ?? ''}</th>
            <th scope="col">Commande</th>
            <th scope="col">Contact</th>
            {commitment && <th scope="col">{commitment}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} state={states.get(row.id)} commitment={commitment} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type RowProps = { row: ReferralCard; state: ReferralState | undefined; commitment: string | null }

function Row({ row, state, commitment }: RowProps) {
  const name = row.laboratory?.name ?? row.title
  const level = LEVELS[row.level ?? '']
  const route = ROUTES[row.order_route ?? '']
  const { contact_name: contact, contact_phone: phone } = row
  return (
    <tr>
      <th scope="row">
        <span className="labs__who">
          <CompanyMark name={name} logo={row.laboratory?.logo} />
          <span>
            <span className="row" style={{ '--gap': '8px' } as React.CSSProperties}>
              <a className="labs__name" href={paths.referralLaboratories(row.id)}>
                {row.title}
              </a>
              {level && <Badge tone={level.tone}>{level.label}</Badge>}
            </span>
            {row.domain && <small>{row.domain}</small>}
            {row.reason && <small className="labs__why">{row.reason}</small>}
          </span>
        </span>
      </th>
      <td data-label="Conditions">
        {row.advantage && <b>{row.advantage}</b>}
        {row.conditions && <small>{row.conditions}</small>}
      </td>
      <td data-label="Commande">
        {route && (
          <Badge tone="line" icon={<route.Icon className="i" aria-hidden="true" />}>
            {route.label}
          </Badge>
        )}
      </td>
      <td data-label="Contact">
        {contact && <b>{contact}</b>}
        {phone && (
          <small>
            <a className="link num" href={`tel:${phone}`} data-native>
              {formatPhone(phone)}
            </a>
          </small>
        )}
      </td>
      {commitment && (
        <td data-label={commitment}>
          <CommitmentCell
            referral={{
              id: row.id,
              name,
              year: row.year,
              advantage: row.advantage,
              conditions: row.conditions,
              signBefore: row.sign_before,
            }}
            state={state}
          />
          {state?.agreement_id && (
            <small>
              <a className="link" href={paths.performances(state.agreement_id)}>
                Voir mes chiffres<span className="sr"> avec {name}</span>
              </a>
            </small>
          )}
        </td>
      )}
    </tr>
  )
}
