import type { ReactNode } from 'react'
import { groupLabel } from '@kiosque/contract/domain/network'
import type { Dashboard } from '@kiosque/contract/wire/dashboard'
import { count, formatDate, formatInteger } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card card--pad">
      <h2 className="h3" style={{ marginBottom: 8 }}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** What is read most, against the first of them. */
export function MostRead({ rows }: { rows: Dashboard['most_read'] }) {
  const most = rows[0]?.reads ?? 0
  if (most === 0) return null
  return (
    <Section title="Contenus les plus lus">
      {rows.map((row) => (
        <a key={row.id} className="hbar" href={paths.admin(`statistics/contents/${row.id}`)}>
          <span>{row.title}</span>
          <span className="num">{formatInteger(row.reads ?? 0)}</span>
          <span className="progress progress--thin" aria-hidden="true">
            <i style={{ width: `${((row.reads ?? 0) / most) * 100}%` }} />
          </span>
        </a>
      ))}
    </Section>
  )
}

const COLOURS = ['#135160', '#92c020', '#5bb1b9']

/** Who came, by group. Figures under five are hidden by the server, and then so is the share. */
export function GroupActivity({ rows }: { rows: Dashboard['statistics']['by_group'] }) {
  const shown = rows.filter((row) => row.active !== null && row.active > 0)
  const total = shown.reduce((sum, row) => sum + (row.active ?? 0), 0)
  if (total === 0) return null
  const colourOf = (key: string) =>
    COLOURS[
      Math.max(
        0,
        shown.findIndex((row) => row.key === key),
      ) % COLOURS.length
    ]
  return (
    <Section title="Personnes actives par groupe">
      <div className="stackbar" aria-hidden="true" style={{ marginBlock: 8 }}>
        {shown.map((row) => (
          <i key={row.key} style={{ flex: row.active ?? 0, background: colourOf(row.key) }} />
        ))}
      </div>
      <ul className="dash-lines">
        {shown.map((row) => (
          <li key={row.key}>
            <span className="dot" style={{ background: colourOf(row.key) }} aria-hidden="true" />
            {groupLabel(row.label)}
            <b className="num ml-auto">{formatInteger(row.active ?? 0)}</b>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function SearchMisses({ rows }: { rows: Dashboard['misses'] }) {
  if (rows.length === 0) return null
  return (
    <Section title="Recherches sans résultat">
      <ul className="dash-lines">
        {rows.map((row) => (
          <li key={row.query}>
            <span className="bo-break">{row.query}</span>
            <b className="num ml-auto nowrap">
              {row.searches === null ? 'moins de 5' : count(row.searches, 'fois', 'fois')}
            </b>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The adviser's pharmacies, those to call first. */
export function Pharmacies({ rows }: { rows: Dashboard['pharmacies'] }) {
  if (rows.length === 0) return null
  return (
    <Section title="Vos officines à appeler">
      <ul className="dash-lines">
        {rows.map((row) => (
          <li key={row.id}>
            <span>
              <a href={paths.admin(`drugstores/${row.id}`)}>
                <b>{row.name}</b>
              </a>
              <span className="xs muted dash-sub">{row.city}</span>
            </span>
            <span className="small ml-auto nowrap">
              {!row.has_titulaire
                ? 'Sans titulaire'
                : row.last_seen_at === null
                  ? 'Jamais venue'
                  : `Vue le ${formatDate(row.last_seen_at)}`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
