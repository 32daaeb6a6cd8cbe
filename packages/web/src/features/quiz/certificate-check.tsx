import { IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { durationText } from '@kiosque/contract/domain/durations'
import type { CertificateCheck } from '@kiosque/contract/wire/quizzes'
import { ApiError, messageFor } from '../../lib/api.ts'
import { formatDate, formatPercent } from '../../lib/format.ts'
import { Announcement } from '../../ui/announcement.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { certificateQuery } from './quiz.queries.ts'
import { isCertificateCode } from './certificate-code.ts'
import './certificate.css'

/** What the network answers about a code: valid, no longer valid, or unknown. */
export function CertificateAnswer({ code }: { code: string }) {
  const isCode = isCertificateCode(code)
  const { data, error, refetch } = useQuery({
    ...certificateQuery(code),
    enabled: isCode,
    throwOnError: false,
  })
  const isUnknown =
    !isCode ||
    (error instanceof ApiError && (error.status === 404 || error.status === 422 || error.status === 400))
  if (isUnknown) return <Unknown code={code} />
  if (error) return <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>
  if (!data) return <Skeleton height={280} />
  return <Known check={data} />
}

const FOR = { quiz: 'Pour', course: 'Parcours suivi en entier', event: 'Pour' } as const

function Known({ check }: { check: CertificateCheck }) {
  const rows = [
    ['Délivrée à', check.holder],
    [FOR[check.source], check.title],
    ...(check.score === null ? [] : [['Note obtenue', formatPercent(check.score)] as const]),
    ...(check.duration_minutes === null ? [] : [['Durée', durationText(check.duration_minutes)] as const]),
    [check.source === 'event' ? 'Présence le' : 'Obtenue le', formatDate(check.obtained_on)],
    check.valid_until === null
      ? ['Validité', 'Sans limite de durée']
      : [check.is_valid ? 'Valable jusqu’au' : 'Valable jusqu’au (dépassé)', formatDate(check.valid_until)],
    ['Numéro', check.number],
  ] as const
  return (
    <Announcement as="section" className="card card--pad certificate">
      <span className={check.is_valid ? 'ic ic--lg ic--green' : 'ic ic--lg ic--sand'}>
        {check.is_valid ? (
          <IconCircleCheck className="i i--24" aria-hidden="true" />
        ) : (
          <IconClock className="i i--24" aria-hidden="true" />
        )}
      </span>
      <h2 className="h3">
        {check.is_valid ? 'Cette attestation est valable' : 'Cette attestation n’est plus valable'}
      </h2>
      <p>
        {check.is_valid
          ? 'Elle a bien été délivrée par le réseau. Voici ce qu’elle atteste.'
          : 'Elle a bien été délivrée par le réseau, mais sa durée est dépassée\u00A0: la formation est à refaire.'}
      </p>
      <dl className="certificate__facts">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Announcement>
  )
}

function Unknown({ code }: { code: string }) {
  return (
    <Announcement as="section" className="card card--pad certificate">
      <span className="ic ic--lg ic--danger">
        <IconCircleX className="i i--24" aria-hidden="true" />
      </span>
      <h2 className="h3">Nous ne trouvons pas cette attestation</h2>
      <p>
        Aucune attestation du réseau ne porte le code <b className="certificate__code">{code}</b>. Vérifiez
        qu’il est bien recopié&nbsp;: douze lettres et chiffres, sans O ni I, sans 0 ni 1.
      </p>
    </Announcement>
  )
}
