/** Pages to offer around the current one; null stands for the pages left out. */
export function pageWindow(page: number, lastPage: number): (number | null)[] {
  const wanted = new Set([1, lastPage, page - 1, page, page + 1])
  if (page <= 3) [2, 3, 4].forEach((near) => wanted.add(near))
  if (page >= lastPage - 2) [lastPage - 3, lastPage - 2, lastPage - 1].forEach((near) => wanted.add(near))
  const pages = [...wanted].filter((entry) => entry >= 1 && entry <= lastPage).toSorted((a, b) => a - b)
  return pages.flatMap((entry, index) => {
    const before = pages[index - 1]
    return before !== undefined && entry - before > 1 ? [null, entry] : [entry]
  })
}
