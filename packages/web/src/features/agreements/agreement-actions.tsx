import type { AgreementFigures } from '@kiosque/contract/wire/agreements'
import { saveDownload } from '../../lib/api.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { DownloadButton } from '../../ui/download-button.tsx'

/** The same laboratory in another year, and the months as a spreadsheet. */
export function AgreementActions({ figures }: { figures: AgreementFigures }) {
  const { content_id, years, year, laboratory } = figures
  return (
    <div className="row no-print">
      {years.length > 1 && (
        <select
          className="select select--sm"
          aria-label="Année"
          value={String(content_id)}
          onChange={(event) => go(paths.performances(event.target.value))}
        >
          {years.map((each) => (
            <option key={each.content_id} value={each.content_id}>
              {each.year}
            </option>
          ))}
        </select>
      )}
      <DownloadButton
        failure="Les chiffres n’ont pas pu être exportés"
        save={() => saveDownload(`/agreements/${content_id}/export`, `accord-${laboratory.name}-${year}.csv`)}
      >
        Exporter
      </DownloadButton>
    </div>
  )
}
