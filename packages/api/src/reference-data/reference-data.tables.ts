import type { Generated } from 'kysely'
import type { Targeted } from '../audience/audience.tables.ts'

interface Dated {
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

interface Company extends Dated {
  id: Generated<number>
  name: string
  slug: string
  logo_id: number | null
  description: Generated<string>
  website: string | null
  email: string | null
  phone: string | null
  is_active: Generated<boolean>
}

export interface ReferenceDataTables {
  laboratories: Company
  partners: Company & { category: Generated<string> }
  authors: Dated & {
    id: Generated<number>
    name: string
    role: Generated<string>
    photo_id: number | null
    default_for_site: number | null
  }
  categories: Dated & {
    id: Generated<number>
    kind: string
    key: string
    label: string
    position: Generated<number>
  }
  category_kinds: { kind: string }
  faq_themes: Dated & {
    id: Generated<number>
    slug: string
    label: string
    description: Generated<string>
    position: Generated<number>
  }
  useful_links: Dated &
    Targeted & {
      id: Generated<number>
      type: string
      title: string
      description: Generated<string>
      url: string
      position: Generated<number>
    }
  contact_desks: Dated & {
    id: Generated<number>
    name: string
    lead: Generated<string>
    email: string | null
    phone: string | null
    position: Generated<number>
  }
  contact_topics: Dated & {
    id: Generated<number>
    key: string
    label: string
    description: Generated<string>
    desk_id: number
    delay_hours: number
    is_active: Generated<boolean>
    position: Generated<number>
  }
  contact_canned: Dated & {
    id: Generated<number>
    title: string
    body: string
    position: Generated<number>
  }
}

declare module '../db/tables.ts' {
  interface Tables extends ReferenceDataTables {}
}
