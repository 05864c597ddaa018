import { expect, it } from 'vitest'
import { ResultTime } from './ResultTime.tsx'
import { A_RESULT_LIST, aResult } from './sample-results-list.ts'
import { render } from './testing/render.tsx'

const [first, second] = A_RESULT_LIST.results

it('shows a time with the personal best, the norm and the record of it', () => {
  const { container } = render(<ResultTime result={first ?? aResult(1)} />)
  expect(container.textContent).toMatch(
    /^00:31\.10.*1\.20.*норматив.*Национальный рекорд \(ожидает утверждения\)$/,
  )
})

it('shows the raw time with the penalties', () => {
  const { container } = render(<ResultTime result={second ?? aResult(1)} />)
  expect(container.textContent).toMatch(/^00:37\.10чистое время 00:32\.10, штраф \+5\sс: UW$/)
})

it('shows a participation without a time', () => {
  const { container } = render(<ResultTime result={aResult(1, { rawTime: null, finalTime: null })} />)
  expect(container.textContent).toBe('участие')
})
