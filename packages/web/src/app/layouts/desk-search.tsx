import { IconPencilPlus } from '@tabler/icons-react'
import { RIGHTS, type RightId } from '@kiosque/contract/domain/roles'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { DeskWay } from '../../features/desk-search/desk-lines.ts'
import { DeskPalette } from '../../features/desk-search/desk-palette.tsx'
import { paths } from '../../lib/paths.ts'
import { menuFor } from '../backoffice-menu.ts'
import { WithQueries } from '../with-queries.tsx'

/** What is written most in a week, from anywhere. */
const WRITTEN = ['news', 'promotional_offer', 'quiz'] as const

/** Where one goes most, where one's menu has it. */
const OFTEN = ['contents', 'calendar', 'highlights', 'messages', 'bri', 'drugstores', 'agreements', 'preview']

const writing: readonly DeskWay[] = WRITTEN.map((key) => ({
  label: kindOf(key)?.labels.singular ?? key,
  href: paths.admin(`contents/${key}/new`),
  icon: IconPencilPlus,
}))

type DeskSearchProps = { right: RightId; scanned: string; onClose: () => void }

/** The palette of the desk with the screens of this person's own menu. */
export function DeskSearch({ right, scanned, onClose }: DeskSearchProps) {
  const ways = menuFor(right)
    .flatMap((group) => group.entries)
    .map(({ label, href, icon }): DeskWay => ({ label, href, icon: icon as DeskWay['icon'] }))
  return (
    <WithQueries>
      <DeskPalette
        right={right}
        scanned={scanned}
        ways={ways}
        writing={right === RIGHTS.adviser ? [] : writing}
        often={OFTEN.flatMap((name) => ways.filter(({ href }) => href === paths.admin(name)))}
        onClose={onClose}
      />
    </WithQueries>
  )
}
