/**
 * An answer that is known before it is written: two that are made of the same things are the same bytes, whoever asked.
 * Audiences that differ then share what they see alike, a detail for instance, and it is written once.
 */
export class Recipe {
  /** All that the answer is made of; with the address it was asked at, it tells the answer from every other. */
  readonly of: string
  readonly write: () => unknown

  constructor(of: string, write: () => unknown) {
    this.of = of
    this.write = write
  }

  /** The same answer changed in a way that does not depend on who asks. */
  changed(change: (answer: unknown) => unknown): Recipe {
    return new Recipe(this.of, async () => change(await this.write()))
  }
}
