import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { DetailOf } from '@kiosque/contract/wire/content-of'
import type { MyTrainings } from '@kiosque/contract/wire/trainings'
import { CourseHero } from '../../features/contents/academy/course-hero.tsx'
import { CourseSummary } from '../../features/contents/academy/course-summary.tsx'
import { myTrainingsQuery, useOwnDay } from '../../parts/training.queries.ts'

const course = (id: number) =>
  ({
    id,
    title: `Parcours ${id}`,
    is_mandatory: true,
    finish_before: '2026-12-31',
    modules: [],
    fundings: [],
    dpc_type: null,
    dpc_number: null,
    price: null,
    funding: null,
    seats: null,
    category: null,
    cover: null,
    excerpt: '',
  }) as unknown as DetailOf<'academy'>

const MINE = {
  data: [
    { id: 1, due_on: '2026-11-20' },
    { id: 2, due_on: null },
  ],
  certificates: [],
} as unknown as MyTrainings

function Course({ id }: { id: number }) {
  const withOwnDay = useOwnDay('finish_before')
  const content = withOwnDay(course(id))
  return (
    <>
      <CourseHero content={content} own={undefined} />
      <CourseSummary content={content} own={undefined} />
    </>
  )
}

function Host({ id }: { id: number }) {
  const [client] = useState(() => {
    const made = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
    made.setQueryData(myTrainingsQuery.queryKey, MINE)
    return made
  })
  return (
    <QueryClientProvider client={client}>
      <Course id={id} />
    </QueryClientProvider>
  )
}

test.each([
  ['asked of one by a nearer day', 1, '20/11/2026'],
  ['begun, without a day of one’s own', 2, '31/12/2026'],
  ['that nobody asked for', 3, '31/12/2026'],
])('D7-02 a course %s says one last day', async (_, id, day) => {
  await render(<Host id={id} />)

  await expect.element(page.getByText(`Obligatoire avant le ${day}`)).toBeVisible()
  await expect.element(page.getByRole('definition')).toHaveTextContent(day)
})
