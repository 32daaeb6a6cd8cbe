import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Laboratory } from '@kiosque/contract/wire/reference-data'
import { api } from '../lib/api.ts'
import { CompanyMark } from './company-mark.tsx'

const laboratoriesQuery = queryOptions({
  queryKey: ['laboratories'],
  queryFn: ({ signal }) => api.get<{ data: Laboratory[] }>('/laboratories', { signal }),
})

/** The logo of a laboratory of which an answer only says the name; its letters until it is there. */
export function LaboratoryMark({ id, name }: { id: number; name: string }) {
  const { data } = useQuery({ ...laboratoriesQuery, throwOnError: false })
  return <CompanyMark name={name} logo={data?.data.find((each) => each.id === id)?.logo} />
}
