const SMALL_WORDS = new Set(['de', 'des', 'du', 'la', 'le', 'les', 'et', 'd', 'l', 'à', 'au', 'aux'])

/** « Pharmacie des Tilleuls » → PT, « Claire Morvan » → CM, « Hydrélis » → HY. */
export function initialsOf(name: string): string {
  const words = name
    .split(/[\s'’-]+/u)
    .filter((word) => word && !SMALL_WORDS.has(word.toLocaleLowerCase('fr')))
  const [first = '?', second] = words
  const letters = second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...first].slice(0, 2)
  return letters.join('').toLocaleUpperCase('fr')
}
