/** Import rules between packages as data. */

/** `all`: values and types. `types`: `import type` only. A list: these entries in full, of others only types. */
export type Arrow = 'all' | 'types' | readonly string[]

export interface Row {
  /** Keys of the workspaces that this one may import; `anything` disables the rule. */
  readonly to: Readonly<Record<string, Arrow>> | 'anything'
  /** Whether it runs on Node only and may import Node's built-in modules. */
  readonly onNode: boolean
  /** Its build contains the packages that it imports, which are development dependencies for those who install it. */
  readonly bundles?: true
}

export const ARROWS = {
  domain: { to: {}, onNode: false },
  contract: { to: { domain: 'all' }, onNode: false },
  i18n: { to: { contract: 'types' }, onNode: false },
  ui: { to: { domain: 'all', contract: 'types', i18n: ['./record-text'] }, onNode: false },
  web: { to: { ui: 'all', sdk: 'all', i18n: 'all', contract: 'all', domain: 'all' }, onNode: false },
  server: { to: { contract: 'all', domain: 'all', i18n: 'all' }, onNode: true },
  testkit: { to: { contract: 'all', domain: 'all' }, onNode: true },
  sdk: { to: { contract: 'all' }, onNode: false },
  cli: { to: { sdk: 'all', i18n: 'all', contract: 'all', domain: 'all' }, onNode: true, bundles: true },
  widgets: {
    to: { ui: 'all', i18n: 'all', contract: ['./routes', './widget-sources/*'], domain: 'all' },
    onNode: false,
  },
  examples: { to: { sdk: 'all', widgets: 'all', cli: 'all' }, onNode: true },
  tools: { to: 'anything', onNode: true },
  e2e: { to: 'anything', onNode: true },
} as const satisfies Record<string, Row>

/** Additional imports allowed in tests. */
export const TEST_ARROWS = { testkit: 'all' } as const satisfies Record<string, Arrow>
