import { academy } from './academy.ts'
import type { KindKey } from '@kiosque/contract/kinds/registry'
import { loyaltyCampaigns, monthlyAnimations, oneTimeCampaigns } from './campaigns.ts'
import { catalogues, performances, referralLaboratories } from './agreements.ts'
import { offers, products, technicalFiles } from './commerce.ts'
import type { DemoContent } from './demo-content.ts'
import { described } from './described.ts'
import { faq } from './faq.ts'
import { healthTests } from './health-test.ts'
import { news } from './news.ts'
import { pages } from './page.ts'
import { documents, galleries, merchandising, partnerships, thematics } from './services.ts'
import { quizzes } from './quizzes.ts'
import { laboratoryTrainings, tutorials } from './trainings.ts'

/** At least twelve of each kind (D14-02), in the order they are loaded. */
export const DEMO_CONTENTS: Readonly<Record<KindKey, readonly DemoContent[]>> = {
  news,
  page: pages,
  faq,
  health_test: healthTests,
  quiz: quizzes,
  tutorial: tutorials,
  laboratory_training: laboratoryTrainings,
  academy,
  one_time_campaign: oneTimeCampaigns,
  loyalty_campaign: loyaltyCampaigns,
  monthly_animation: monthlyAnimations,
  partnership: partnerships,
  laboratory_thematic: thematics,
  merchandising: described('merchandising', merchandising),
  product: products,
  promotional_offer: offers,
  technical_file: described('technical_file', technicalFiles),
  performance: performances,
  referral_laboratory: referralLaboratories,
  gallery: described('gallery', galleries),
  catalogue: catalogues,
  document: described('document', documents),
}
