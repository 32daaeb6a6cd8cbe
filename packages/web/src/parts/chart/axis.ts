/** Round steps for an axis: 4 of them at most, the last one above the highest value. */
export function axisOf(highest: number): number[] {
  const rough = Math.max(1, highest / 4)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((unit) => unit * power).find((unit) => unit >= rough) ?? rough)
  return Array.from({ length: Math.floor(highest / step) + 2 }, (_, index) => index * step).slice(0, 6)
}
