import type { CSSProperties } from 'react'
import type { ImportReport } from '@kiosque/contract/wire/people'
import { formatInteger } from '../../lib/format.ts'
import './import.css'

type Part = { value: number; words: string; color: string }

function partsOf(report: ImportReport): Part[] {
  const many = (value: number, one: string, several: string) => (value < 2 ? one : several)
  return [
    {
      value: report.to_create,
      words: many(report.to_create, 'création', 'créations'),
      color: 'var(--green-500)',
    },
    {
      value: report.to_update,
      words: many(report.to_update, 'mise à jour', 'mises à jour'),
      color: 'var(--teal-600)',
    },
    {
      value: report.unchanged,
      words: many(report.unchanged, 'inchangée', 'inchangées'),
      color: 'var(--grey-400)',
    },
    { value: report.refused, words: many(report.refused, 'refusée', 'refusées'), color: 'var(--danger)' },
  ]
}

/** Four counts under their bar; the words carry the meaning, the colours only help. */
export function ReportSummary({ report }: { report: ImportReport }) {
  const parts = partsOf(report)
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
