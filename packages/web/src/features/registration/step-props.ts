import type { PharmacistValues } from './pharmacist-values.ts'

export type StepProps = {
  values: PharmacistValues
  /** Everything typed is kept above the steps, so that going back and forth loses nothing. */
  keep: (part: Partial<PharmacistValues>) => void
  /** Why the last step sent the person back here. */
  notice?: string | undefined
}
