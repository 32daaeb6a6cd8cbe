import { IconX } from '@tabler/icons-react'
import { Picture } from '../parts/picture.tsx'
import { compareRows, type CompareRow, type TechnicalFile } from './compare-rows.ts'
import '../kind-details/technical-file-detail.css'

type Props = { files: readonly TechnicalFile[]; onRemove: (id: number) => void }

/** One column for each sheet; what differs is tinted, and said so to whoever does not see it. */
export function CompareTable({ files, onRemove }: Props) {
  return (
    // The table scrolls sideways on a telephone, also for whoever has only a keyboard.
    <section className="card compare" aria-label="Comparaison des fiches" tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">Caractéristique</span>
            </th>
            {files.map((file) => (
              <th key={file.id} scope="col">
                <span className="compare__picture">
                  <Picture file={file.cover} seed={file.id} of={file} sizes="400px" />
                </span>
                <span className="compare__name">
                  <a className="link" href={file.url}>
                    {file.title}
                  </a>
                  <button
                    type="button"
                    className="iconbtn no-print"
                    aria-label={`Retirer de la comparaison\u00A0: ${file.title}`}
                    onClick={() => onRemove(file.id)}
                  >
                    <IconX className="i i--18" aria-hidden="true" />
                  </button>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows(files).map((row) => (
            <Line key={row.label} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Line({ row: { label, values, isDifferent } }: { row: CompareRow }) {
  return (
    <tr className={isDifferent ? 'is-different' : undefined}>
      <th scope="row">
        {label}
        {isDifferent && <span className="sr"> (différent)</span>}
      </th>
      {values.map((value, index) => (
        <td key={index}>
          {typeof value === 'string' ? (
            value || '–'
          ) : (
            <ul>
              {value.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </td>
      ))}
    </tr>
  )
}
