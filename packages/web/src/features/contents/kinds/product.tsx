import { IconHome2, IconLayoutGrid, IconTag } from '@tabler/icons-react'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import { formatCents } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { lazyDetail, type KindView } from './kind-view.ts'

const { fields, labels } = kinds.product

export const productView: KindView<'product'> = {
  icon: IconTag,
  isPack: true,
  head: (card) =>
    optionLabel(fields.range_code.options, card.range_code) ?? card.category?.label ?? labels.singular,
  tail: (card) => card.code && `réf.\u00A0${card.code}`,
  line: ({ price, is_lpp, range }) => (
    <div className="price">
      {price !== null && <span className="price__now">{formatCents(price)}</span>}
      {is_lpp ? (
        <span className="ml-auto">
          <Badge tone="teal">Prise en charge LPP</Badge>
        </span>
      ) : (
        // What the « Mieux vivre » range has that is not paid back is sold.
        range === 'mieux-vivre' && (
          <span className="ml-auto">
            <Badge>Vente</Badge>
          </span>
        )
      )}
      {price !== null && <span className="price__avg">Prix moyen constaté</span>}
    </div>
  ),
  detail: lazyDetail(async () => (await import('../kind-details/product-detail.tsx')).ProductDetail),
  nav: [
    {
      column: 'Gamme Mieux vivre',
      label: 'Salle de bain',
      hint: 'Bain, douche, toilettes',
      query: 'room=100',
      icon: IconHome2,
      tone: 'blue',
    },
    {
      column: 'Gamme Mieux vivre',
      label: 'Mobilité',
      hint: 'Cannes, déambulateurs, fauteuils',
      query: 'room=200',
      icon: IconHome2,
      tone: 'blue',
    },
    {
      column: 'Gamme Mieux vivre',
      label: 'Vie quotidienne',
      hint: 'Habillage, préhension, pilulier',
      query: 'room=300',
      icon: IconHome2,
      tone: 'blue',
    },
    {
      column: 'Encore Mieux vivre',
      label: 'Chambre',
      hint: 'Literie, transfert, confort',
      query: 'room=400',
      icon: IconHome2,
      tone: 'sand',
    },
    {
      column: 'Encore Mieux vivre',
      label: 'Cuisine',
      hint: 'Repas, boisson, préparation',
      query: 'room=500',
      icon: IconHome2,
      tone: 'sand',
    },
    {
      column: 'Tous les produits',
      label: 'Catalogue complet',
      hint: 'La marque du réseau et la gamme',
      icon: IconLayoutGrid,
      tone: 'green',
    },
  ],
  navCard: {
    badge: 'Mieux vivre',
    title: 'La gamme, pièce par pièce',
    text: 'Cinq univers pour le maintien à domicile',
    query: 'range=mieux-vivre',
  },
}
