import { DownloadButton } from '../../ui/download-button.tsx'
import { exportTrainings, type Query } from './training-results.queries.ts'

type Props = { what: string; path: string; query: Query }

/** The spreadsheet of what is shown beside it, with the same filters. */
export function ResultsCsvButton({ what, path, query }: Props) {
  return (
    <DownloadButton
      label={`CSV\u00a0: ${what}`}
      failure="Le fichier n’a pas pu être préparé"
      save={() => exportTrainings(path, query)}
    >
      CSV
    </DownloadButton>
  )
}
