import { IconBook, IconBook2 } from '@tabler/icons-react'
import type { KindView } from './kind-view.ts'

export const catalogueView: KindView<'catalogue'> = {
  icon: IconBook,
  nav: [
    {
      column: 'Tous les produits',
      label: 'Catalogues à feuilleter',
      hint: 'À consulter ou à partager',
      icon: IconBook2,
      tone: 'green',
    },
  ],
}
