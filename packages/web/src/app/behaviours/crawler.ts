const CRAWLER = /bot|crawl|spider|slurp|facebookexternalhit|embedly|preview|lighthouse/i

/** S8-07: a fatal error's page is not for machines that index. */
export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent)
}
