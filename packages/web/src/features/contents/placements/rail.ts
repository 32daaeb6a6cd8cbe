/** Cards fill their line: four, three, or two lying down. */
export function railFor(cards: number): string {
  if (cards >= 4) return 'rail rail--4'
  return cards === 3 ? 'rail' : 'rail rail--2'
}
