import type { CSSProperties } from 'react'
import type { ImportReport } from '@kiosque/contract/wire/people'
import { formatInteger } from '../../lib/format.ts'
import type { ImportKind } from './import-kinds.ts'
import './import.css'

type Part = { value: number; words: string; color: string }

function partsOf(report: ImportReport, does: ImportKind['does']): Part[] {
  const many = (value: number, one: string, several: string) => (value < 2 ? one : several)
  const [one, several] = does ?? ['mise à jour', 'mises à jour']
  const parts = [
    {
      value: report.to_create,
      words: many(report.to_create, 'création', 'créations'),
      color: 'var(--green-500)',
    },
    {
      value: report.to_update,
      words: many(report.to_update, one, several),
      color: 'var(--teal-600)',
    },
    {
      value: report.unchanged,
      words: many(report.unchanged, 'inchangée', 'inchangées'),
      color: 'var(--grey-400)',
    },
    { value: report.refused, words: many(report.refused, 'refusée', 'refusées'), color: 'var(--danger)' },
  ]
  return does ? parts.slice(1) : parts
}

/** Four counts under their bar; the words carry the meaning, the colours only help. */
export function ReportSummary({ kind, report }: { kind: ImportKind; report: ImportReport }) {
  const parts = partsOf(report, kind.does)
  return (
    <>
      <div className="sumbar" aria-hidden="true">
        {parts
          .filter((part) => part.value > 0)
          .map((part) => (
            <i key={part.words} style={{ flex: part.value, minWidth: 12, background: part.color }} />
          ))}
      </div>
      <div className="sum" style={{ marginTop: 18 }}>
        {parts.map((part) => (
          <div key={part.words}>
            <b>{formatInteger(part.value)}</b>
            <span>
              <span
                className="dot"
                aria-hidden="true"
                style={{ background: part.color } satisfies CSSProperties}
              />
              {part.words}
            </span>
          </div>
        ))}
      </div>
    </>
  )
}
