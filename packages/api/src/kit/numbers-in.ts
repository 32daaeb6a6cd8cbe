const COMMA = ','.charCodeAt(0)
const ZERO = '0'.charCodeAt(0)

/** Thousands of ids in one text, read sign by sign: cut into as many words they would fill the memory for a moment. */
export function numbersIn(text: string | null | undefined): Int32Array {
  if (text === null || text === undefined || text === '') return new Int32Array()
  let count = 1
  for (let at = text.indexOf(','); at >= 0; at = text.indexOf(',', at + 1)) count += 1
  const numbers = new Int32Array(count)
  let number = 0
  let rank = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === COMMA) {
      numbers[rank] = number
      rank += 1
      number = 0
    } else number = number * 10 + sign - ZERO
  }
  numbers[rank] = number
  return numbers
}
