import { readdirSync } from 'node:fs'
import { LANGUAGES } from '@polynya/i18n'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { allExamples } from './testing/all-examples.ts'
import { render } from './testing/render.tsx'

const states = Object.entries(allExamples).flatMap(([component, examples]) =>
  examples.map(({ title, element }) => ({ component, title, element })),
)

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(states)('$component, $title, passes the accessibility rules', async ({ element }) => {
    const { container } = render(element, language)
    // Colour contrast needs a browser: tokens.test.ts and the e2e tests check it.
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([])
  })
})

it('has examples of every component, each with a unique title', () => {
  const files = readdirSync(import.meta.dirname)
  const components = files.flatMap((file) => /^([A-Z]\w+)\.tsx$/.exec(file)?.[1] ?? [])
  expect(Object.keys(allExamples)).toEqual(components.sort())
  for (const examples of Object.values(allExamples)) {
    expect(new Set(examples.map(({ title }) => title)).size).toBe(examples.length)
  }
})
