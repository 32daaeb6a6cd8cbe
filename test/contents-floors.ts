import { createFloors } from './floors.ts'

/** The folders of what shows contents: a kind names its page, which is loaded later and stands above. */
export const CONTENTS = createFloors({
  root: 'packages/web/src/features/contents/',
  mayLoadAbove: true,
  floors: {
    data: [
      'content-key.ts',
      'own-fields.ts',
      'contents.queries.ts',
      'archive.queries.ts',
      'marks.queries.ts',
      'placements.queries.ts',
      'progress.queries.ts',
    ],
    parts: ['parts'],
    // Each knows one sort of content, or one thing that contents have.
    pieces: ['academy', 'catalogue', 'faq', 'gallery', 'offer', 'order', 'own-values', 'products'],
    // What each kind is in a list: icon, words, the line of its card or a whole one.
    kinds: ['kinds'],
    lists: ['card', 'search', 'tutorial', 'favourites', 'list', 'trainings'],
    blocks: ['home', 'placements', 'campaigns', 'merchandising', 'detail'],
    pages: ['kind-details', 'compare'],
  },
})
