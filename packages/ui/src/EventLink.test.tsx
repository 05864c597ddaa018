import { expect, it } from 'vitest'
import { EventLink } from './EventLink.tsx'
import { render } from './testing/render.tsx'

it('names the event in the language of the page, or marks the other language', () => {
  const link = (nameEn: string | null) =>
    render(
      <EventLink event={{ id: 7, name: 'Кубок Тюмени', nameEn }} hrefOf={(id) => `/view-event/${id}`} />,
      'en',
    ).getByRole('link')
  expect(link('Tyumen Cup').textContent).toBe('Tyumen Cup')
  expect(link(null).lang).toBe('ru')
  expect(link(null).getAttribute('href')).toBe('/view-event/7')
})
