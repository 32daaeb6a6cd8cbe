import { IconBuildingHospital } from '@tabler/icons-react'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import { joined, small } from './card-line.tsx'
import { lazyDetail, type KindView } from './kind-view.ts'

const { fields } = kinds.referral_laboratory

export const referralLaboratoryView: KindView<'referral_laboratory'> = {
  isCompact: true,
  tail: ({ year }) => `${year ?? ''}`,
  line: ({ level, domain }) => small(joined(optionLabel(fields.level.options, level), domain)),
  detail: lazyDetail(async () => (await import('../kind-details/referral-detail.tsx')).ReferralDetail),
  nav: [
    {
      column: 'Le référencement',
      label: 'Laboratoires référencés',
      hint: 'Conditions et contacts',
      icon: IconBuildingHospital,
      tone: 'blue',
    },
  ],
}
