import {
  IconBottle,
  IconBuildingStore,
  IconCashRegister,
  IconDeviceTablet,
  IconDeviceTv,
  IconLayoutBoard,
  IconStack2,
  type Icon,
} from '@tabler/icons-react'

const ICONS: Readonly<Record<string, Icon>> = {
  vitrine: IconBuildingStore,
  tg1: IconLayoutBoard,
  tg2: IconLayoutBoard,
  comptoir: IconCashRegister,
  lineaire: IconStack2,
  ecran: IconDeviceTv,
  tablette: IconDeviceTablet,
}

/** Where it stands in the shop, told by its drawing. */
export function SpotIcon({ spot }: { spot: string | null }) {
  const Drawn = ICONS[spot ?? ''] ?? IconBottle
  return <Drawn className="i" aria-hidden="true" />
}
