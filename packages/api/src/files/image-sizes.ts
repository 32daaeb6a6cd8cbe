export const WIDTHS = [320, 640, 960, 1600] as const

/** The smaller sizes a picture comes in. One of its own width or more would only be a copy. */
export function sizesFor({ width, height }: { width: number | null; height: number | null }): {
  width: number
  height: number
}[] {
  if (!width || !height) return []
  return WIDTHS.filter((each) => each < width).map((each) => ({
    width: each,
    height: Math.max(1, Math.round((height * each) / width)),
  }))
}
