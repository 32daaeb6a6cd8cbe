/** « la Pharmacie des Tilleuls » inside a sentence; other names stand alone. */
export function withArticle(name: string): string {
  return /^(?:Grande |Petite |Nouvelle )?Pharmacie\b/u.test(name) ? `la ${name}` : name
}
