import { DownloadButton } from '../../ui/download-button.tsx'
import { exportStatistics } from './statistics.queries.ts'

type CsvButtonProps = { what: string; path: string; query: Record<string, string | number | undefined> }

/** The spreadsheet of what is shown beside it, with the same filters and masks. */
export function CsvButton({ what, path, query }: CsvButtonProps) {
  return (
    <DownloadButton
      label={`CSV\u00a0: ${what}`}
      failure="Le fichier n’a pas pu être préparé"
      save={() => exportStatistics(path, query)}
    >
      CSV
    </DownloadButton>
  )
}
