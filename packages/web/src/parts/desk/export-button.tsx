import { saveDownload } from '../../lib/api.ts'
import { DownloadButton } from '../../ui/download-button.tsx'

type ExportButtonProps = {
  path: string
  fileName: string
  query: Record<string, string | undefined>
}

/** The whole list with the filters in use, as a spreadsheet. */
export function ExportButton({ path, fileName, query }: ExportButtonProps) {
  return (
    <DownloadButton
      failure="La liste n’a pas pu être exportée"
      save={() => saveDownload(path, fileName, { query })}
    >
      Exporter en CSV
    </DownloadButton>
  )
}
