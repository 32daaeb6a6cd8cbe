import { CONTACT_STATUS_LABELS, type ContactStatus } from '@kiosque/contract/domain/contact'
import { Status } from '../../ui/badge.tsx'

const TONES = { sent: 'blue', in_progress: 'warn', answered: 'green', closed: 'grey' } as const

/** Envoyée, en cours, répondue, close. */
export function RequestStatus({ status }: { status: ContactStatus }) {
  return <Status tone={TONES[status]}>{CONTACT_STATUS_LABELS[status]}</Status>
}
