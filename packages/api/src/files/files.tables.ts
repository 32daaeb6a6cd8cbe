import type { Generated } from 'kysely'

export interface FileTables {
  file: {
    id: Generated<number>
    storage_key: string
    name: string
    name_fold: string
    type: string
    size: number
    sha256: string
    width: number | null
    height: number | null
    blur: string | null
    pages: number | null
    alt: Generated<string>
    focal_x: Generated<number>
    focal_y: Generated<number>
    origin: 'media' | 'member'
    uploaded_by: number | null
    drugstore_id: number | null
    created_at: Date
    processed_at: Date | null
    /** How often its bytes were replaced. */
    revision: Generated<number>
    /** Its sender's alone, whatever right others have. */
    is_private: Generated<boolean>
  }
  file_variant: {
    file_id: number
    variant: string
    storage_key: string
    type: string
    size: number
    width: number
    height: number
  }
  file_text: { file_id: number; text: string }
  media_upload: {
    id: string
    user_id: number
    name: string
    size: number
    received: Generated<number>
    file_id: Generated<number | null>
    created_at: Date
  }
  media_upload_part: { upload_id: string; position: number; storage_key: string; size: number }
  file_use: { owner_type: string; owner_id: number; file_id: number }
}

declare module '../db/tables.ts' {
  interface Tables extends FileTables {}
}
