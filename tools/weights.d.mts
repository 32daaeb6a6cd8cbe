export interface Weight {
  page: { path: string; source: string; js: number; css: number }
  js: number
  css: number
}
export function measureWeights(): Weight[]
export function excesses(weights: Weight[]): string[]
