/**
 * One submission at a time, known before anything is drawn: who comes while one is under way, as the second click of a
 * double click does, is given the answer of that one and sends nothing.
 */
export const takeTurn = <Answer>(
  turn: { current: Promise<Answer> | undefined },
  work: () => Promise<Answer>,
): Promise<Answer> => (turn.current ??= work().finally(() => (turn.current = undefined)))
