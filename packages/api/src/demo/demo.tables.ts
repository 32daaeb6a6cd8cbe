export interface DemoTables {
  demo_steps: { name: string; done_at: Date }
}

declare module '../db/tables.ts' {
  interface Tables extends DemoTables {}
}
