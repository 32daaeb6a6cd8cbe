import { academy } from './academy.ts'
import { catalogue } from './catalogue.ts'
import type { Kind } from './define-kind.ts'
import { document } from './document.ts'
import { faq } from './faq.ts'
import { gallery } from './gallery.ts'
import { healthTest } from './health-test.ts'
import { laboratoryThematic } from './laboratory-thematic.ts'
import { laboratoryTraining } from './laboratory-training.ts'
import { loyaltyCampaign } from './loyalty-campaign.ts'
import { merchandising } from './merchandising.ts'
import { monthlyAnimation } from './monthly-animation.ts'
import { news } from './news.ts'
import { oneTimeCampaign } from './one-time-campaign.ts'
import { page } from './page.ts'
import { partnership } from './partnership.ts'
import { performance } from './performance.ts'
import { product } from './product.ts'
import { promotionalOffer } from './promotional-offer.ts'
import { quiz } from './quiz.ts'
import { referralLaboratory } from './referral-laboratory.ts'
import { technicalFile } from './technical-file.ts'
import { tutorial } from './tutorial.ts'

/** Every content area of the portal. Order is the order of the menus. */
export const kinds = {
  news,
  product,
  catalogue,
  promotional_offer: promotionalOffer,
  one_time_campaign: oneTimeCampaign,
  loyalty_campaign: loyaltyCampaign,
  monthly_animation: monthlyAnimation,
  quiz,
  tutorial,
  laboratory_training: laboratoryTraining,
  academy,
  health_test: healthTest,
  partnership,
  laboratory_thematic: laboratoryThematic,
  merchandising,
  gallery,
  performance,
  referral_laboratory: referralLaboratory,
  technical_file: technicalFile,
  faq,
  page,
  document,
} as const satisfies Record<string, Kind>

export type KindKey = keyof typeof kinds

/** The own fields by which the lists of a kind are narrowed. */
export type FilterOf<K extends KindKey> = keyof (typeof kinds)[K]['filters']

/** A kind of the registry, as any kind is read, that still knows which one it is. */
export type KnownKind<K extends KindKey = KindKey> = Kind & { key: K }

export const allKinds: readonly KnownKind[] = Object.values(kinds)

export function kindOf(key: string): KnownKind | null {
  return Object.hasOwn(kinds, key) ? kinds[key as KindKey] : null
}
