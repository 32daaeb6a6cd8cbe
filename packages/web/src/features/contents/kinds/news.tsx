import {
  IconBook2,
  IconClipboardText,
  IconHeartHandshake,
  IconMail,
  IconNews,
  IconPin,
  IconStethoscope,
} from '@tabler/icons-react'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import { formatDate } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { lazyDetail, type KindView } from './kind-view.ts'

const { fields, labels } = kinds.news

export const newsView: KindView<'news'> = {
  icon: IconNews,
  head: (card) => optionLabel(fields.post_type.options, card.post_type) ?? labels.singular,
  line: (card) => (
    <p className="small muted row" style={{ gap: '2px 8px' }}>
      {card.published_at && <time dateTime={card.published_at}>{formatDate(card.published_at)}</time>}
      {card.pinned && (
        <span className="row row--nw" style={{ gap: 4 }}>
          <IconPin className="i i--16" aria-hidden="true" />
          Épinglé
        </span>
      )}
      {card.must_read && <Badge tone="warn">Lecture obligatoire</Badge>}
    </p>
  ),
  detail: lazyDetail(async () => (await import('../kind-details/news-detail.tsx')).NewsDetail),
  nav: [
    {
      column: 'Lire',
      label: 'Toutes les actualités',
      hint: 'La vie du réseau, au fil des jours',
      icon: IconNews,
    },
    {
      column: 'Lire',
      label: 'Newsletter du mois',
      hint: 'L’essentiel choisi par le siège',
      query: 'monthly=true',
      icon: IconMail,
    },
    {
      column: 'Par format',
      label: 'Dossiers',
      hint: 'Un sujet, en profondeur',
      query: 'post_type=2',
      icon: IconBook2,
      tone: 'blue',
    },
    {
      column: 'Par format',
      label: 'Conseils',
      hint: 'À appliquer au comptoir',
      query: 'post_type=3',
      icon: IconStethoscope,
      tone: 'blue',
    },
    {
      column: 'Par rubrique',
      label: 'Réglementation',
      hint: 'Ce qui change pour vous',
      query: 'category=reglementation',
      icon: IconClipboardText,
      tone: 'green',
    },
    {
      column: 'Par rubrique',
      label: 'Santé publique',
      hint: 'Campagnes et alertes',
      query: 'category=sante-publique',
      icon: IconHeartHandshake,
      tone: 'green',
    },
  ],
  navCard: { badge: 'À lire', title: 'Le fil du réseau', text: 'Les dernières nouvelles, triées par date' },
}
