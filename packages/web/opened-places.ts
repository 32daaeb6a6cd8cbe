/** What is opened, by the name of the file it travels in, dearest to wait for first. */
export const OPENED = {
  start: ['main.tsx', 'app/start.tsx'],
  signIn: ['pages/portal/login-page.tsx'],
  frame: ['app/layouts/default-layout.tsx', 'app/routes/page-data.ts'],
  home: ['pages/portal/home-page.tsx', 'features/contents/home/home-below.tsx'],
  contents: ['pages/portal/content-detail-page.tsx'],
  list: ['pages/portal/content-list-page.tsx'],
  article: ['features/contents/kind-details/news-detail.tsx'],
  offer: ['features/contents/kind-details/offer-detail.tsx'],
} as const

/**
 * Places that are opened together, or one after the other, and who may share what they need: a module that anybody else
 * needs too does not travel with them, as that place would bring the whole file along.
 */
export const FAMILIES: Readonly<Record<string, { places: readonly string[]; kin: RegExp }>> = {
  // What a page brings along once its first screen stands.
  later: {
    places: [
      'features/notifications/notification-stream.ts',
      'features/contents/order/add-button.tsx',
      'features/contents/detail/related.tsx',
      'features/contents/placements/page-highlights.tsx',
    ],
    kin: /home-|\/tablet\/|\/order\/|\/(?:kinds|kind-details)\/(?:offer|product)/,
  },
  offer: { places: OPENED.offer, kin: /\/(?:kinds|kind-details)\/(?:product|campaign)|\/order\// },
  article: { places: OPENED.article, kin: /\/(?:kinds|kind-details)\/(?:page|health-test)|reference-page/ },
  afterwards: {
    places: [
      'features/contents/home/popin.tsx',
      'features/weekly-page/weekly-page-button.tsx',
      'features/agenda/home-agenda.tsx',
    ],
    kin: /home-/,
  },
  // What waits behind the buttons of every page's header.
  overlays: {
    places: ['app/shell/palette-panel.tsx', 'app/shell/mobile-menu.tsx'],
    kin: /palette|search|mega-menu/,
  },
}

/** The page of what is to be done is a block of the home page, and may bring that along. */
export const OF_HOME: readonly string[] = [...OPENED.home, 'pages/portal/todo-page.tsx']

/** Where every page of the portal is named. */
export const PORTAL = [
  'app/layouts/default-layout.tsx',
  'app/routes/portal-routes.tsx',
  'app/routes/content-routes.tsx',
  'app/routes/kind-routes.tsx',
]
