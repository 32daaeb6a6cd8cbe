import { useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { KindKey } from '@kiosque/contract/kinds/registry'
import { kinds } from '@kiosque/contract/kinds/registry'
import { ContentDetail } from '../../features/contents/detail/content-detail.tsx'
import { DetailSkeleton } from '../../features/contents/detail/detail-skeleton.tsx'
import type { DetailProps } from '../../features/contents/kinds/detail-props.ts'

const campaign = () =>
  import('../../features/contents/kinds/campaign-detail.tsx').then((m) => ({ default: m.CampaignDetail }))

/** What is specific to a kind loads with its first page. */
const DETAILS: Partial<Record<KindKey, ComponentType<DetailProps>>> = {
  news: lazy(() =>
    import('../../features/contents/kinds/news-detail.tsx').then((m) => ({ default: m.NewsDetail })),
  ),
  page: lazy(() =>
    import('../../features/contents/kinds/page-detail.tsx').then((m) => ({ default: m.PageDetail })),
  ),
  health_test: lazy(() =>
    import('../../features/contents/kinds/health-test-detail.tsx').then((m) => ({
      default: m.HealthTestDetail,
    })),
  ),
  quiz: lazy(() => import('./quiz-sheet.tsx').then((m) => ({ default: m.QuizSheet }))),
  tutorial: lazy(() =>
    import('../../features/contents/kinds/tutorial-detail.tsx').then((m) => ({ default: m.TutorialDetail })),
  ),
  laboratory_training: lazy(() =>
    import('../../features/contents/kinds/training-detail.tsx').then((m) => ({ default: m.TrainingDetail })),
  ),
  academy: lazy(() =>
    import('../../features/contents/kinds/academy-detail.tsx').then((m) => ({ default: m.AcademyDetail })),
  ),
  one_time_campaign: lazy(campaign),
  loyalty_campaign: lazy(campaign),
  monthly_animation: lazy(campaign),
  partnership: lazy(() =>
    import('../../features/contents/kinds/partnership-detail.tsx').then((m) => ({
      default: m.PartnershipDetail,
    })),
  ),
  merchandising: lazy(() =>
    import('../../features/contents/kinds/merchandising-detail.tsx').then((m) => ({
      default: m.MerchandisingDetail,
    })),
  ),
  promotional_offer: lazy(() =>
    import('../../features/contents/kinds/offer-detail.tsx').then((m) => ({ default: m.OfferDetail })),
  ),
  technical_file: lazy(() =>
    import('../../features/contents/kinds/technical-file-detail.tsx').then((m) => ({
      default: m.TechnicalFileDetail,
    })),
  ),
  performance: lazy(() =>
    import('../../features/contents/kinds/performance-detail.tsx').then((m) => ({
      default: m.PerformanceDetail,
    })),
  ),
  referral_laboratory: lazy(() =>
    import('../../features/contents/kinds/referral-detail.tsx').then((m) => ({ default: m.ReferralDetail })),
  ),
  product: lazy(() =>
    import('../../features/contents/kinds/product-detail.tsx').then((m) => ({ default: m.ProductDetail })),
  ),
}

/** One page serves every detail: the route table mounts it once per kind. */
export function ContentDetailPage({ kind: key }: { kind: KindKey }) {
  const { id: reference } = useParams({ strict: false }) as { id: string }
  const kind: Kind = kinds[key]
  const Detail = DETAILS[key]
  if (!Detail) throw new Error(`No detail page for ${key}`)
  return (
    <ContentDetail kind={kind} reference={reference}>
      {(content) => (
        <Suspense fallback={<DetailSkeleton />}>
          <Detail kind={kind} content={content} />
        </Suspense>
      )}
    </ContentDetail>
  )
}
