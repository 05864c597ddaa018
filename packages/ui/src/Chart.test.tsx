import { fireEvent } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { Chart } from './Chart.tsx'
import { render } from './testing/render.tsx'

const data = {
  categories: ['14–20', '21–29'],
  series: [
    { label: 'Женщины', values: [12, 1400] },
    { label: 'Мужчины', values: [15, 52] },
  ],
}
const show = () => render(<Chart title="По возрасту" category="Возраст" data={data} />)

describe('Chart', () => {
  it('has a table of the same values under its title', () => {
    const { getByRole } = show()
    const cells = [...getByRole('table', { hidden: true }).querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    )
    expect(cells).toEqual([
      ['14–20', '12', '15'],
      ['21–29', '1\u00a0400', '52'],
    ])
    expect(getByRole('figure').getAttribute('aria-labelledby')).toBe(getByRole('heading').id)
  })

  it('announces value by value with the arrow keys and stops at both ends', async () => {
    const { getByRole } = show()
    const canvas = getByRole('group', { name: /стрелки/ })
    const press = (key: string) => {
      fireEvent.keyDown(canvas, { key })
    }
    const reading = () => getByRole('status').textContent
    expect(reading()).toBe('')
    press('ArrowRight')
    await expect.poll(reading).toBe('14–20: Женщины\u00a0— 12, Мужчины\u00a0— 15')
    press('ArrowRight')
    press('ArrowRight')
    await expect.poll(reading).toMatch(/^21–29/)
    press('Home')
    await expect.poll(reading).toMatch(/^14–20/)
    press('Escape')
    await expect.poll(reading).toBe('')
  })

  it('opens its table when drawing is not possible', async () => {
    const { container } = show()
    await expect.poll(() => container.querySelector('details')?.open).toBe(true)
  })
})
