/** A tag is one word or a few, in lower case, so that « Otite » and « otite » are one and the same. */
export const TAG_MAX = 40
export const TAGS_MAX = 10

/** The tags of a question as they are kept: trimmed, in lower case, each once, in the order given. */
export function cleanTags(typed: readonly string[]): string[] {
  const tags = typed.map((tag) => tag.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('fr'))
  return [...new Set(tags.filter((tag) => tag !== ''))]
}
