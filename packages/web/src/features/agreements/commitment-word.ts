/** An owner commits their pharmacy; the rest of its team reads what it committed to. */
export const commitmentWord = (mayCommit: boolean): string =>
  mayCommit ? 'Mon engagement' : 'Engagement de l’officine'
