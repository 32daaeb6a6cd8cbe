import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { BankQuestionValues } from '@kiosque/contract/wire/question-bank'

export interface BankTables {
  bank_questions: {
    id: GeneratedAlways<number>
    type: BankQuestionValues['type']
    label: string
    fields: JSONColumnType<BankQuestionValues>
    tags: string[]
    search_text: string
    fingerprint: string
    version: Generated<number>
    created_at: Date
    updated_at: Date
  }
}

declare module '../../db/tables.ts' {
  interface Tables extends BankTables {}
}
