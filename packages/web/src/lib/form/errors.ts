/** What is wrong, by path: `email`, `questions.2.label`. */
export type Errors = Readonly<Record<string, string>>

/** A path is in the field it begins with: `questions.2.label` in `questions`, and in `questions.2`. */
export const isIn = (name: string, path: string): boolean => `${path}.`.startsWith(`${name}.`)

/** In the order of the screen, whatever order they were found in. */
export const inOrder = (errors: Errors, names: readonly string[]): [path: string, message: string][] =>
  names.flatMap((name) => Object.entries(errors).filter(([path]) => isIn(name, path)))
