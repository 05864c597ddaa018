import { describe, expect, it } from 'vitest'
import { textAnchors, textProblem } from './site-text.ts'

const TEXT = '# Title\n\nLead.\n\n## First {#one}\n\nWords.\n\n## Second {#two}\n\nWords.\n'

describe('A text of the site', () => {
  it('has a title and sections with anchors', () => {
    expect(textProblem(TEXT)).toBeNull()
    expect(textAnchors(TEXT)).toEqual(['one', 'two'])
  })

  it('may end in a heading, or have no sections', () => {
    expect(textProblem('# Title')).toBeNull()
    expect(textProblem('# Title\n\n## Last {#last}')).toBeNull()
  })

  it.each([
    ['text_title_missing', 'Lead without a title'],
    ['text_title_missing', '## A section first {#one}\n'],
    ['text_anchor_missing', '# Title\n\n## No anchor\n'],
    ['text_anchor_repeated', '# Title\n\n## One {#one}\n\n## Again {#one}\n'],
  ])('is rejected with %s: %j', (problem, markdown) => {
    expect(textProblem(markdown)).toBe(problem)
  })
})
