import type { KindKey } from '@kiosque/contract/kinds/registry'
import { academyView } from './academy.tsx'
import { catalogueView } from './catalogue.tsx'
import { faqView } from './faq.tsx'
import { galleryView } from './gallery.tsx'
import { healthTestView } from './health-test.tsx'
import type { KindView } from './kind-view.ts'
import { laboratoryThematicView } from './laboratory-thematic.tsx'
import { laboratoryTrainingView } from './laboratory-training.tsx'
import { loyaltyCampaignView } from './loyalty-campaign.tsx'
import { merchandisingView } from './merchandising.tsx'
import { monthlyAnimationView } from './monthly-animation.tsx'
import { newsView } from './news.tsx'
import { oneTimeCampaignView } from './one-time-campaign.tsx'
import { pageView } from './page.tsx'
import { partnershipView } from './partnership.tsx'
import { performanceView } from './performance.tsx'
import { productView } from './product.tsx'
import { promotionalOfferView } from './promotional-offer.tsx'
import { quizView } from './quiz.tsx'
import { referralLaboratoryView } from './referral-laboratory.tsx'
import { technicalFileView } from './technical-file.tsx'
import { tutorialView } from './tutorial.tsx'

/** Kinds that want something of their own. One that is not here has its card and its page all the same. */
const VIEWS: { [K in KindKey]?: KindView<K> } = {
  news: newsView,
  product: productView,
  catalogue: catalogueView,
  promotional_offer: promotionalOfferView,
  one_time_campaign: oneTimeCampaignView,
  loyalty_campaign: loyaltyCampaignView,
  monthly_animation: monthlyAnimationView,
  quiz: quizView,
  tutorial: tutorialView,
  laboratory_training: laboratoryTrainingView,
  academy: academyView,
  health_test: healthTestView,
  partnership: partnershipView,
  laboratory_thematic: laboratoryThematicView,
  merchandising: merchandisingView,
  gallery: galleryView,
  performance: performanceView,
  referral_laboratory: referralLaboratoryView,
  technical_file: technicalFileView,
  faq: faqView,
  page: pageView,
}

/** What this kind wants of its own; its functions are given cards and contents of this kind. */
export function kindView<K extends KindKey>(key: K): KindView<K> {
  return (VIEWS as { [Key in KindKey]?: KindView<K> })[key] ?? {}
}
