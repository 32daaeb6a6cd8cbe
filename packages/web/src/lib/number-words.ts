const WORDS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf']

/** Few things are counted in words, as one says them: « deux participants », « relancer les trois ». */
export const inWords = (count: number): string => WORDS[count] ?? String(count)
