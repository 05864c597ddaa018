import { outputFile, spec, text, texts, whole, yes } from './spec.ts'

export const programCommands = {
  api: spec({
    args: ['[call]'],
    flags: {
      param: texts,
      query: texts,
      field: texts,
      body: text,
      file: text,
      paginate: yes,
      output: outputFile,
      list: yes,
    },
    effect: 'destroys',
    output: { shape: 'anything' },
    examples: {
      read: 'polynya api events.get --param id=12',
      pages: 'polynya api swimmers.all --query country=RU --paginate --jsonl',
      write: 'polynya api events.update --param id=12 --field waterTemp=1.4 --yes',
      path: 'polynya api /site/regions/RU',
      download: 'polynya api events.calendar --param id=12 -o cup.ics',
      list: 'polynya api --list',
      some: 'polynya api prestart --list',
    },
  }),
  'jobs list': spec({
    output: { shape: 'journal', rows: true },
    examples: { all: 'polynya jobs list' },
  }),
  'jobs show': spec({
    args: ['<job>'],
    output: { shape: 'journal' },
    examples: { show: 'polynya jobs show 01K9' },
  }),
  'jobs resume': spec({
    args: ['[job]'],
    output: { shape: 'job' },
    examples: { last: 'polynya jobs resume', one: 'polynya jobs resume 01K9' },
  }),
  'jobs clean': spec({
    flags: { all: yes, days: whole(0, 3650) },
    effect: 'destroys',
    output: { shape: 'removed' },
    examples: { old: 'polynya jobs clean --days 30 --yes' },
  }),
  upgrade: spec({
    output: { shape: 'upgrade' },
    examples: { check: 'polynya upgrade' },
  }),
  help: spec({
    args: ['[command...]'],
    output: 'text',
    examples: { all: 'polynya help', one: 'polynya help orders refund' },
  }),
  completion: spec({
    args: ['<shell>'],
    output: 'text',
    examples: {
      bash: 'polynya completion bash > ~/.local/share/bash-completion/completions/polynya',
      zsh: 'polynya completion zsh > ~/.zfunc/_polynya',
      fish: 'polynya completion fish > ~/.config/fish/completions/polynya.fish',
    },
  }),
  man: spec({ output: 'text', examples: { read: 'polynya man | man -l -' } }),
  schema: spec({
    args: ['<command...>'],
    output: { shape: 'anything' },
    examples: { schema: 'polynya schema events list' },
  }),
  doctor: spec({
    output: { shape: 'check', rows: true },
    examples: { check: 'polynya doctor' },
  }),
} as const

export const serverCommands = {
  serve: spec({
    flags: { port: whole(0, 65_535), host: text, dataDir: text },
    output: 'text',
    examples: { start: 'polynya serve --port 8080 --data-dir /var/lib/polynya' },
  }),
  backup: spec({
    args: ['<folder>'],
    flags: { dataDir: text },
    output: { shape: 'backup' },
    examples: { nightly: 'polynya backup "/backups/$(date +%F)"' },
  }),
  restore: spec({
    args: ['<folder>'],
    flags: { dataDir: text },
    effect: 'destroys',
    output: { shape: 'backup' },
    examples: { restore: 'polynya restore /backups/2027-01-16 --data-dir /var/lib/polynya --yes' },
  }),
} as const

export const SHELLS = ['bash', 'zsh', 'fish'] as const
