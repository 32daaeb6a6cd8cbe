type Drawn = { questions_count: number; draw_count: number | null }

/** How many questions one is asked: those drawn, never more than there are. */
export const questionsAsked = ({ questions_count: all, draw_count: drawn }: Drawn): number =>
  Math.min(drawn ?? all, all)
