const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })

/** What a figure should keep to. */
export interface Goal {
  least?: number
  most?: number
  /** After the figures: « ms ». */
  unit?: string
}

export interface Measured {
  name: string
  value: number
  goal: Goal
}

export function isMissed({ value, goal }: Pick<Measured, 'value' | 'goal'>): boolean {
  // Not a number misses every goal: something was not measured.
  return !(value >= (goal.least ?? -Infinity) && value <= (goal.most ?? Infinity))
}

export function goalText({ least, most, unit }: Goal): string {
  const figure = (value: number) => number.format(value) + (unit === undefined ? '' : `\u00a0${unit}`)
  if (least !== undefined && most !== undefined) return `entre ${figure(least)} et ${figure(most)}`
  return least !== undefined ? `${figure(least)} au moins` : `${figure(most ?? Infinity)} au plus`
}

/** One sentence for each goal that was missed: what the run says last, and fails by. */
export function missesOf(measured: readonly Measured[]): string[] {
  return measured
    .filter(isMissed)
    .map(
      ({ name, value, goal }) =>
        `${name}\u00a0: ${number.format(value)}${goal.unit === undefined ? '' : `\u00a0${goal.unit}`}, but\u00a0: ${goalText(goal)}`,
    )
}
