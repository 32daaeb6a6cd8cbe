import {
  IconCreditCard,
  IconHelpCircle,
  IconId,
  IconLock,
  IconSchool,
  IconShoppingBag,
  IconDeviceTablet,
  IconReceipt,
  type Icon,
} from '@tabler/icons-react'

/** By a word of the address, so that a theme the head office renames keeps its drawing. */
const ICONS: readonly (readonly [RegExp, Icon])[] = [
  [/commande|offre/, IconShoppingBag],
  [/compte|equipe/, IconId],
  [/formation|quiz/, IconSchool],
  [/fidelite|campagne/, IconCreditCard],
  [/accord|facture/, IconReceipt],
  [/tablette|ecran/, IconDeviceTablet],
  [/connexion|securite/, IconLock],
]

export function ThemeIcon({ slug }: { slug: string }) {
  const Drawn = ICONS.find(([word]) => word.test(slug))?.[1] ?? IconHelpCircle
  return <Drawn className="i" aria-hidden="true" />
}
