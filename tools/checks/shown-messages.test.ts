import { describe, expect, it } from 'vitest'
import baseline from './shown-messages.baseline.json' with { type: 'json' }
import { MESSAGE_BASELINE_PATH, messageBaseline, shownMessages, unshownMessages } from './shown-messages.ts'
import { sourceOf } from './source.ts'

/** Code of a template, whose values are written as `§name`. */
const template = (text: string) => text.replaceAll(/§(\w+)/g, (_, name) => `\${${name}}`)

const web = (text: string, path = 'packages/web/src/pages/Page.tsx') => sourceOf(path, text)
const unshown = (catalogue: Parameters<typeof unshownMessages>[1], ...texts: string[]) =>
  unshownMessages(
    texts.map((text) => web(text)),
    catalogue,
  )

describe('messages that no screen shows', () => {
  it('are those that no literal names', () => {
    const catalogue = { events: { title: 'События', list: { none: 'Нет' } } }
    expect(unshown(catalogue, "t('events:title')")).toEqual(['events:list.none'])
    expect(unshown(catalogue, "t('events:title')", "const KEY = 'events:list.none'")).toEqual([])
  })

  it('are named without a namespace in the shell, and once for all their plural forms', () => {
    const catalogue = { shell: { save: 'Сохранить', rows_one: 'строка', rows_few: 'строки' } }
    expect(unshown(catalogue)).toEqual(['shell:save', 'shell:rows'])
    expect(unshown(catalogue, "t('save'); t('rows', { count })")).toEqual([])
  })

  it('are not those that a template composes of words of the code', () => {
    const catalogue = { events: { states: { open: 'Открыта', closed: 'Закрыта' } } }
    const state = template('t(`events:states.§state`)')
    expect(unshown(catalogue, state)).toEqual(['events:states.open', 'events:states.closed'])
    expect(unshown(catalogue, state, "const STATES = ['open']")).toEqual(['events:states.closed'])
    expect(unshown(catalogue, template('t(`§namespace:§key`)'), "['events', 'states.open']")).toHaveLength(2)
  })

  it('are not shown by tests, nor by the code of another part', () => {
    const catalogue = { events: { title: 'События' }, mail: { hello: 'Здравствуйте' } }
    const elsewhere = [
      web("'events:title'; 'mail:hello'", 'packages/web/src/pages/Page.test.tsx'),
      web("'events:title'", 'packages/server/src/app.ts'),
      web("'mail:hello'", 'packages/web/src/main.tsx'),
    ]
    expect(unshownMessages(elsewhere, catalogue)).toEqual(['events:title', 'mail:hello'])
  })
})

describe('the baseline of messages', () => {
  const catalogue = { events: { title: 'События', none: 'Нет' } }

  it('admits its own rows alone', () => {
    expect(shownMessages([], catalogue, ['events:title'])).toEqual([
      { path: 'packages/i18n/src/ru', line: 1, message: expect.stringContaining('events:none') },
    ])
  })

  it('has no row of a message that is shown or gone', () => {
    const sources = [web("t('events:title'); t('events:none')")]
    expect(shownMessages(sources, catalogue, ['events:title', 'events:old'])).toMatchObject([
      { path: MESSAGE_BASELINE_PATH, message: expect.stringContaining('events:title') },
      { path: MESSAGE_BASELINE_PATH, message: expect.stringContaining('events:old') },
    ])
  })

  it('is read from its file and empty without one', () => {
    expect(messageBaseline([sourceOf(MESSAGE_BASELINE_PATH, '["events:title"]')])).toEqual(['events:title'])
    expect(messageBaseline([])).toEqual([])
  })

  it('only shrinks: what waits is of the base results', () => {
    expect(baseline.length).toBeLessThanOrEqual(1)
  })
})
