import { describe, expect, it } from 'vitest'
import { names } from './names.ts'
import { sourceOf } from './source.ts'
import { workspacesOf } from './workspaces.ts'

const workspaces = workspacesOf([
  sourceOf('packages/ui/package.json', '{ "exports": { ".": { "source": "./src/index.ts" } } }'),
])
const component = 'export function SwimmerCard() { return <p /> }'

describe('File names', () => {
  it.each([
    ['packages/ui/src/index.ts', ''],
    ['packages/ui/src/race-time.test.ts', ''],
    ['packages/ui/src/SwimmerCard.tsx', component],
    ['packages/ui/src/SwimmerCard.test.tsx', ''],
    ['packages/ui/src/SwimmerCard.tsx', 'export const SwimmerCard = () => <p />'],
    [
      'packages/ui/src/render-rows.tsx',
      'export interface Row {}\nexport const MAX = 1\nexport const row = () => <p />',
    ],
    ['packages/server/src/areas/user/setEmailVerified.ts', ''],
    ['packages/server/src/areas/user/setEmailVerified.test.ts', ''],
    ['packages/web/index.html', ''],
    ['ARCHITECTURE.md', ''],
    ['.ci/build.sh', ''],
  ])('accepts %s', (path, text) => {
    expect(names([sourceOf(path, text)], workspaces)).toEqual([])
  })

  it('of companion files follow the component', () => {
    const files = [
      sourceOf('packages/ui/src/SwimmerCard.tsx', component),
      sourceOf('packages/ui/src/SwimmerCard.styles.ts', ''),
      sourceOf('packages/ui/src/SwimmerCard.examples.tsx', ''),
    ]
    expect(names(files, workspaces)).toEqual([])
  })

  it.each([
    ['packages/ui/src/utils.ts', '', /"utils" says nothing/],
    ['packages/ui/src/date-utils.ts', '', /"date-utils" says nothing/],
    ['packages/ui/src/types.ts', '', /"types" says nothing/],
    ['packages/ui/src/helpers/rows.ts', '', /"helpers" says nothing/],
    ['packages/server/src/services/mail.ts', '', /"services" says nothing/],
    ['docs/misc/notes.md', '', /"misc" says nothing/],
    ['packages/ui/src/card/index.ts', '', /index is kept for the entry/],
    ['packages/ui/src/raceTime.ts', '', /raceTime is not in kebab-case/],
    ['packages/ui/src/RaceTime.ts', '', /RaceTime is not in kebab-case/],
    ['packages/server/src/areas/user/access/canEdit.ts', '', /canEdit is not in kebab-case/],
    ['packages/ui/src/swimmer-card.tsx', component, /in PascalCase/],
    ['packages/ui/src/Rows.tsx', 'export const rows = () => <p />', /Rows is not in kebab-case/],
  ])('rejects %s', (path, text, message) => {
    expect(names([sourceOf(path, text)], workspaces)).toEqual([
      { path, line: 1, message: expect.stringMatching(message) },
    ])
  })
})
