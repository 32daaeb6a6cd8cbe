import { IconCertificate, IconSchool } from '@tabler/icons-react'
import type { MyTrainings } from '@kiosque/contract/wire/trainings'
import { saveDownload } from '../../lib/api.ts'
import { formatDate, formatPercent } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'

type Certificate = MyTrainings['certificates'][number]

/** What one obtained, to keep or to show: a file, and a code anybody may check. */
export function Certificates({ certificates }: { certificates: readonly Certificate[] }) {
  if (certificates.length === 0)
    return (
      <p className="card card--pad muted row row--nw">
        <IconSchool className="i" aria-hidden="true" />
        <span>Votre première attestation vous attend au bout d’un quiz réussi.</span>
      </p>
    )
  return (
    <ul className="card">
      {certificates.map((certificate) => (
        <li key={certificate.attempt_id} className="attestation">
          <span className={certificate.is_valid ? 'ic ic--green' : 'ic'}>
            <IconCertificate className="i" aria-hidden="true" />
          </span>
          <span>
            <b>{certificate.title}</b>
            <small>
              {formatPercent(certificate.score)} · n°&nbsp;{certificate.number} ·{' '}
              {formatDate(certificate.obtained_on)}
            </small>
            <small>
              Code de vérification <span className="num nowrap">{certificate.code}</span>
            </small>
          </span>
          <span className="row attestation__end">
            <Validity certificate={certificate} />
            <DownloadButton
              label={`Télécharger l’attestation\u00A0: ${certificate.title}`}
              failure="L’attestation n’a pas pu être préparée"
              save={() =>
                saveDownload(
                  `/attempts/${certificate.attempt_id}/certificate`,
                  `attestation-${certificate.number}.pdf`,
                )
              }
            >
              Télécharger
            </DownloadButton>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Validity({ certificate: { valid_until: until, is_valid: isValid } }: { certificate: Certificate }) {
  if (until === null) return null
  return (
    <Badge tone={isValid ? 'green' : 'warn'}>
      {isValid ? `Valable jusqu’au ${formatDate(until)}` : `Expirée le ${formatDate(until)}`}
    </Badge>
  )
}
