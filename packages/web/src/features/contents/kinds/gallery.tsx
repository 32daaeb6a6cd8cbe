import { IconPhoto } from '@tabler/icons-react'
import type { KindView } from './kind-view.ts'

export const galleryView: KindView<'gallery'> = {
  nav: [
    {
      column: 'Mon point de vente',
      label: 'Galerie',
      hint: 'Visuels et vidéos de la marque',
      icon: IconPhoto,
      tone: 'green',
    },
  ],
}
