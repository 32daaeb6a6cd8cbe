export { ReadingsPage } from './readings-page.tsx'
export { RecallPage } from './recall-page.tsx'
export { RecallsPage } from './recalls-page.tsx'
