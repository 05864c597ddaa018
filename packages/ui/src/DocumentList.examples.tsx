import { DocumentList } from './DocumentList.tsx'
import type { Examples } from './examples.ts'
import { sampleDocuments } from './sample-event.ts'

export const documentListExamples: Examples = [
  {
    title: 'two documents',
    element: <DocumentList documents={sampleDocuments} timeZone="Asia/Yekaterinburg" />,
  },
  { title: 'none', element: <DocumentList documents={[]} timeZone="Asia/Yekaterinburg" /> },
]
