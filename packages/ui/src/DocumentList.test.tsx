import { expect, it } from 'vitest'
import { DocumentList } from './DocumentList.tsx'
import { sampleDocuments } from './sample-event.ts'
import { render } from './testing/render.tsx'

it('names each document with its kind, its size and its upload date at the venue', () => {
  const late = sampleDocuments.map((each) => ({ ...each, uploadedAt: '2025-10-20T20:30:00Z' }))
  const { getByRole, getAllByRole } = render(<DocumentList documents={late} timeZone="Asia/Yekaterinburg" />)
  expect(getByRole('link', { name: 'Положение о соревнованиях.pdf' }).getAttribute('href')).toBe(
    '/files/a1.pdf',
  )
  const [first] = getAllByRole('listitem')
  expect(first?.textContent).toContain('PDF, 1,2\u00a0МБ, загружен 21\u00a0окт. 2025')
})

it('shows that there are no documents', () => {
  const { container } = render(<DocumentList documents={[]} timeZone="Europe/Moscow" />)
  expect(container.textContent).toBe('Документов пока нет.')
})
