import type { Target } from '@kiosque/contract/domain/audience'
import { validityText } from '@kiosque/contract/domain/dates'
import type { Phase } from '@kiosque/contract/domain/publication'
import type { AdminPopin } from '@kiosque/contract/wire/popins'
import { formatInteger } from '../../lib/format.ts'
import { Status } from '../../ui/badge.tsx'
import type { Column } from '../../ui/table.tsx'

/** A popin is feminine: the words of contents do not agree with it. */
const STATES: Record<Phase, { label: string; tone: 'green' | 'blue' | 'grey' }> = {
  draft: { label: 'Brouillon', tone: 'grey' },
  archived: { label: 'Archivée', tone: 'grey' },
  scheduled: { label: 'Programmée', tone: 'blue' },
  live: { label: 'Publiée', tone: 'green' },
  ended: { label: 'Expirée', tone: 'grey' },
}

const FREQUENCY = { once: 'Une fois', every_visit: 'À chaque visite' }

export function popinColumns(targetText: (target: Target) => string): Column<AdminPopin>[] {
  return [
    { key: 'title', header: 'Titre', cell: (popin) => <b>{popin.title}</b> },
    {
      key: 'phase',
      header: 'État',
      cell: (popin) => <Status tone={STATES[popin.phase].tone}>{STATES[popin.phase].label}</Status>,
    },
    {
      key: 'target',
      header: 'Pour qui',
      cell: (popin) => targetText(popin.target),
    },
    {
      key: 'period',
      header: 'Période',
      cell: periodText,
    },
    { key: 'frequency', header: 'Fréquence', cell: frequencyText },
    { key: 'priority', header: 'Priorité', align: 'right', cell: (popin) => popin.priority },
    { key: 'dismissals', header: 'Fermée par', align: 'right', cell: closedText },
  ]
}

/** The column already says what it is: « Du 10/11/2026 au 30/11/2026 ». */
function periodText({ starts_at, ends_at }: AdminPopin): string {
  const text = validityText(starts_at, ends_at).replace(/^Valable /, '')
  return text ? text.charAt(0).toLocaleUpperCase('fr') + text.slice(1) : 'Sans date'
}

function frequencyText({ frequency, every_days }: AdminPopin): string {
  return frequency === 'every_days' ? `Tous les ${every_days ?? 0}\u00a0jours` : FREQUENCY[frequency]
}

function closedText({ dismissals }: AdminPopin): string {
  if (dismissals === null) return 'moins de 5'
  return dismissals === 0 ? 'personne' : formatInteger(dismissals)
}
