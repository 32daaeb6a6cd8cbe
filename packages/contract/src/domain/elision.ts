const VOWEL = /^[aeiouœæ]/i
/** « Yves », « Yvonne »: y before a consonant sounds as a vowel; « Yann » and « Youssef » do not. */
const VOWEL_Y = /^y[^aeiouœæ]/i

/**
 * « de Marie », « d’Anne »: a name behind « de ». Before an h the full « de » is kept: whether it is mute is not
 * written in the letters (« d’Hélène » but « de Hugues »), and « de Hélène » is heard, « d’Hugues » is a mistake.
 */
export function de(name: string): string {
  const plain = name
    .trim()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
  return VOWEL.test(plain) || VOWEL_Y.test(plain) ? `d’${name}` : `de ${name}`
}
