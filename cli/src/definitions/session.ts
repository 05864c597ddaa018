import { TOKEN_SCOPES } from '@polynya/contract/routes'
import { choice, choices, spec, text, whole, yes } from './spec.ts'

export const sessionCommands = {
  login: spec({
    flags: { email: text, passwordStdin: yes, withToken: yes },
    effect: 'changes',
    output: { shape: 'signedIn' },
    examples: {
      ask: 'polynya login --url https://swim.example',
      pipe: 'polynya login --email office@swim.example --password-stdin < password.txt',
      token: 'polynya login --profile cron --with-token < token.txt',
    },
  }),
  logout: spec({ effect: 'changes', output: { shape: 'signedOut' }, examples: { end: 'polynya logout' } }),
  whoami: spec({
    output: { shape: 'whoami' },
    examples: { who: 'polynya whoami', rights: 'polynya whoami --json --fields email,rights' },
  }),
  'profiles list': spec({
    output: { shape: 'profile', rows: true },
    examples: { all: 'polynya profiles list' },
  }),
  'profiles add': spec({
    args: ['<name>'],
    effect: 'changes',
    output: { shape: 'profile' },
    examples: { add: 'polynya profiles add karelia --url https://karelia.example --lang ru' },
  }),
  'profiles use': spec({
    args: ['<name>'],
    effect: 'changes',
    output: { shape: 'profile' },
    examples: { use: 'polynya profiles use karelia' },
  }),
  'profiles remove': spec({
    args: ['<name>'],
    effect: 'destroys',
    output: { shape: 'profile' },
    examples: { remove: 'polynya profiles remove karelia --yes' },
  }),
  'tokens list': spec({
    output: { call: 'user.tokens', rows: 'tokens' },
    examples: { all: 'polynya tokens list' },
  }),
  'tokens create': spec({
    args: ['<label>'],
    flags: {
      scope: choices(TOKEN_SCOPES),
      region: text,
      days: whole(1, 365),
    },
    effect: 'changes',
    output: { call: 'user.createToken' },
    examples: {
      cron: "polynya tokens create 'season import' --scope read --scope events --scope swimmers --days 90",
      secret: 'polynya tokens create ci --scope read --json --fields token',
    },
  }),
  'tokens revoke': spec({
    args: ['<ids...>'],
    flags: { concurrency: whole(1, 16) },
    effect: 'destroys',
    output: { shape: 'job' },
    examples: { revoke: 'polynya tokens revoke 12 --yes' },
  }),
} as const

export const accountCommands = {
  'accounts list': spec({
    flags: {
      email: text,
      sort: choice(['id', 'email', 'createdAt']),
      order: choice(['asc', 'desc']),
      limit: whole(1, 1_000_000),
    },
    output: { call: 'accounts.list', rows: 'accounts' },
    examples: {
      find: 'polynya accounts list --email anna',
      rights: 'polynya accounts list --json --fields email,rights',
    },
  }),
  'accounts grant': spec({
    args: ['<account>', '<right>'],
    flags: { region: text, event: whole(1, 2_147_483_647) },
    effect: 'changes',
    output: { call: 'accounts.setRights' },
    examples: {
      everywhere: 'polynya accounts grant anna@swim.example admin',
      region: 'polynya accounts grant anna@swim.example admin --region RU-KR',
      event: 'polynya accounts grant anna@swim.example results.edit --event 12',
    },
  }),
  'accounts revoke': spec({
    args: ['<account>', '<right>'],
    flags: { region: text, event: whole(1, 2_147_483_647) },
    effect: 'destroys',
    output: { call: 'accounts.setRights' },
    examples: { revoke: 'polynya accounts revoke anna@swim.example admin --region RU-KR --yes' },
  }),
  'accounts block': spec({
    args: ['<account>'],
    flags: { reason: text },
    effect: 'destroys',
    output: { call: 'accounts.block' },
    examples: {
      block: "polynya accounts block anna@swim.example --reason 'Two accounts of one person' --yes",
    },
  }),
  'accounts unblock': spec({
    args: ['<account>'],
    flags: { reason: text },
    effect: 'changes',
    output: { call: 'accounts.unblock' },
    examples: { unblock: "polynya accounts unblock anna@swim.example --reason 'Settled by phone'" },
  }),
  'accounts sign-out': spec({
    args: ['<account>'],
    effect: 'destroys',
    output: { shape: 'removed' },
    examples: { lost: 'polynya accounts sign-out anna@swim.example --yes' },
  }),
  'server status': spec({
    output: { call: 'status.get' },
    examples: {
      look: 'polynya server status',
      watch: 'polynya server status --json',
    },
  }),
  'outbox list': spec({
    flags: { limit: whole(1, 1_000_000) },
    output: { call: 'outbox.list', rows: 'mails' },
    examples: {
      newest: 'polynya outbox list --limit 5',
      texts: 'polynya outbox list --jsonl --fields to,subject,text',
    },
  }),
} as const
