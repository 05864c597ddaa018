import { expect, it } from 'vitest'
import { Shares } from './Shares.tsx'
import { render } from './testing/render.tsx'

it('shows every number with a bar proportional to the largest', () => {
  const shares = [
    { label: 'Россия', value: 12_480 },
    { label: 'Эстония', value: 3120 },
  ]
  const { getAllByRole, container } = render(
    <Shares title="По странам" category="Страна" counted="Пловцы" shares={shares} />,
  )
  const rows = getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual(['СтранаПловцы', 'Россия12\u00a0480', 'Эстония3\u00a0120'])
  const bars = [...container.querySelectorAll<HTMLElement>('.shares-bar')].map(
    ({ style }) => style.inlineSize,
  )
  expect(bars).toEqual(['100%', '25%'])
})
