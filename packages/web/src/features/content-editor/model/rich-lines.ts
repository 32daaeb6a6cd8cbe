/** A text as lines, its pictures and videos named: what a reader compares. */
export function richLines(html: string): string {
  return html
    .replace(
      /<img [^>]*alt="([^"]*)"[^>]*>/g,
      (_, alt: string) => `\n[Image${alt ? `\u00a0: ${alt}` : ''}]\n`,
    )
    .replace(
      /<iframe [^>]*title="([^"]*)"[^>]*><\/iframe>/g,
      (_, title: string) => `\n[Vidéo\u00a0: ${title}]\n`,
    )
    .replace(
      /<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs,
      (_, href: string, words: string) => `${words} (${href})`,
    )
    .replace(/<li>/g, '• ')
    .replace(/<br ?\/?>|<\/(?:p|li|h[2-5]|ul|ol)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}
