import { IconClock, IconSchool } from '@tabler/icons-react'
import { durationText } from '@kiosque/contract/domain/durations'
import { dueText, joined } from './card-line.tsx'
import { lazyDetail, type KindView } from './kind-view.ts'

export const academyView: KindView<'academy'> = {
  icon: IconSchool,
  line: ({ hours, dpc_number, finish_before, is_mandatory }) => (
    <p className="valid">
      <IconClock className="i" aria-hidden="true" />
      {joined(
        hours !== null && durationText(Math.round(hours * 60)),
        dpc_number && `DPC ${dpc_number}`,
        is_mandatory && dueText(finish_before, true),
      )}
    </p>
  ),
  detail: lazyDetail(async () => (await import('../kind-details/academy-detail.tsx')).AcademyDetail),
  nav: [
    {
      column: 'Le réseau',
      label: 'Académie Référence',
      hint: 'Parcours certifiants du réseau',
      icon: IconSchool,
    },
  ],
  navCard: {
    badge: 'Parcours',
    title: 'L’Académie Référence',
    text: 'Des modules courts, une attestation à la fin',
  },
}
