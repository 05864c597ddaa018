import { describe, expect, it } from 'vitest'
import { sourceOf } from './source.ts'
import { uiSafety } from './ui-safety.ts'

const check = (path: string, text: string) => uiSafety([sourceOf(path, text)])

describe('Components shared with widgets', () => {
  it.each([
    [
      'packages/ui/src/Card.tsx',
      "import { useId, useState } from 'react'\nexport const Card = () => <dialog><a /></dialog>",
    ],
    [
      'packages/ui/src/rows.ts',
      "const rows = [...list].map(String)\nconst from = place.from('theorem 5 remains')",
    ],
    [
      'packages/ui/src/card.css',
      '/* 1rem would follow the host */\n.card { margin: 1em; width: 2.5px }\n@media print {}',
    ],
    ['packages/ui/src/Card.test.tsx', "import { createRoot } from 'react-dom/client'\nfetch('/')"],
    ['packages/ui/src/store.ts', 'class RowsError extends Error {}\nprops.fetch(1)'],
    [
      'packages/web/src/main.tsx',
      "import { createRoot } from 'react-dom/client'\nimport { use } from 'react'",
    ],
    ['packages/server/src/rows.ts', 'const rows = Array.from(list)'],
  ])('may do what %s does (%#)', (path, text) => {
    expect(check(path, text)).toEqual([])
  })

  it.each([
    ['packages/ui/src/rows.ts', 'const rows = Array.from(list)', /spread/],
    ['packages/domain/src/rows.ts', 'const rows = Array.from(list)', /spread/],
    ['widgets/src/rows.ts', 'const rows = Array.from(list)', /spread/],
    ['packages/ui/src/Card.tsx', '<p dangerouslySetInnerHTML={{ __html: a }} />', /Trusted Types/],
    ['packages/ui/src/card.ts', 'h("p", { dangerouslySetInnerHTML: a })', /Trusted Types/],
    ['packages/ui/src/Card.tsx', "import { createPortal } from 'react-dom'", /<dialog>/],
    ['packages/ui/src/Card.tsx', "const dom = await import('react-dom/client')", /<dialog>/],
    ['packages/ui/src/Card.tsx', "import { use } from 'react'", /^use of React 19/],
    ['packages/ui/src/Card.tsx', "import { useActionState as a } from 'react'", /^useActionState of/],
    ['packages/ui/src/Card.tsx', 'const [a] = React.useOptimistic(b)', /^useOptimistic of/],
    ['packages/ui/src/Card.tsx', "import { preloadModule } from 'react'", /^preloadModule of/],
    ['packages/ui/src/Card.tsx', 'export class Card extends Component {}', /write one with hooks/],
    ['packages/ui/src/Card.tsx', 'export class Card extends React.PureComponent {}', /write one with hooks/],
    ['packages/ui/src/Card.tsx', 'const a = <title>{b}</title>', /<title> would reach/],
    ['packages/ui/src/Card.tsx', 'const a = <link rel="a" />', /<link> would reach/],
    ['packages/ui/src/Card.tsx', "fetch('/api/v1/events')", /never fetch/],
    ['packages/ui/src/Card.tsx', 'window.fetch(url)', /never fetch/],
    ['packages/ui/src/Card.tsx', "const a = <p style={{ margin: '-.5rem' }} />", /use em, px/],
    ['packages/ui/src/card.ts', 'const css = `.a{margin:0 1rem}`', /use em, px/],
    ['packages/ui/src/card.css', '.card { margin: 1.5rem }', /use em, px/],
    ['widgets/src/card.css', '@font-face { font-family: a }', /shadow root/],
    ['packages/ui/src/card.css', '@property --a { syntax: "*" }', /shadow root/],
  ])('may not do what %s does in %j', (path, text, message) => {
    expect(check(path, `\n${text}`)).toEqual([{ path, line: 2, message: expect.stringMatching(message) }])
  })
})
