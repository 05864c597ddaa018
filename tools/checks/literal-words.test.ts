import { describe, expect, it } from 'vitest'
import { literalWords } from './literal-words.ts'
import { sourceOf } from './source.ts'

const check = (path: string, text: string) => literalWords([sourceOf(path, text)])

describe('Literal words', () => {
  it.each([
    [
      'packages/web/src/Page.tsx',
      "<p className='wide' title={t('home.title')}>{t('home.text')} · &nbsp;12</p>",
    ],
    ['packages/web/src/Page.tsx', `<p>{isOpen ? t('a') : null}{\`\${a} — \${b}\`}{'→'}</p>`],
    ['packages/ui/src/Card.tsx', '<input placeholder="00:00.00" alt="" name="time" />'],
    ['packages/ui/src/Card.examples.tsx', '<Card title="A card">Words</Card>'],
    ['packages/ui/src/Card.test.tsx', '<p>Words</p>'],
    ['packages/server/src/print.tsx', '<p>Words</p>'],
  ])('are allowed in %s: %s', (path, text) => {
    expect(check(path, text)).toEqual([])
  })

  it.each([
    ['<p>Заплыв {n}</p>', 'Заплыв'],
    ["<p>{'Heat'}</p>", 'Heat'],
    [`<p>{\`Heat \${n}\`}</p>`, 'Heat'],
    ["<p>{isOpen ? 'Open' : t('closed')}</p>", 'Open'],
    ["<p>{name || 'Nobody'}</p>", 'Nobody'],
    ['<button aria-label="Close" />', 'Close'],
    ["<img alt={'Poster'} />", 'Poster'],
    ['<input placeholder={`Name`} />', 'Name'],
    ['<Dialog title="Results" />', 'Results'],
  ])('are rejected in %s', (text, words) => {
    for (const path of ['packages/ui/src/Card.tsx', 'packages/web/src/Page.tsx']) {
      expect(check(path, `const a =\n${text}`)).toEqual([
        { path, line: 2, message: expect.stringContaining(`"${words}" is written in the component`) },
      ])
    }
  })
})
