import { IconPrinter } from '@tabler/icons-react'
import { saveDownload } from '../../lib/api.ts'
import { useSignedIn } from '../../lib/session.ts'
import { DownloadButton } from '../../ui/download-button.tsx'

/** D13-05: the week of one's pharmacy on one sheet, for its staff. */
export function WeeklyPageButton() {
  const { account } = useSignedIn()
  if (!account?.drugstore || account.type === 0) return null
  return (
    <DownloadButton
      icon={<IconPrinter className="i i--18" aria-hidden="true" />}
      label="La page de la semaine, à imprimer (PDF)"
      failure="La page n’a pas pu être préparée"
      save={() => saveDownload('/me/weekly-page', 'page-de-la-semaine.pdf')}
    >
      La page de la semaine
    </DownloadButton>
  )
}
