import { choice, spec, text, texts, whole, yes } from './spec.ts'

const STATES = [
  'unknown',
  'finished',
  'goingOn',
  'finishingToday',
  'willOpen',
  'closed',
  'individualClosed',
  'willClose',
  'open',
] as const

export const DESCRIPTION_LANGUAGES = ['ru', 'en'] as const

/** The reason, for the e-mail and the page of the event. */
const notes = { noteRu: text, noteEn: text, newRequest: yes }
const stateWork = { call: 'events.setState' } as const

export const eventCommands = {
  'events list': spec({
    flags: {
      all: yes,
      season: text,
      status: choice(STATES),
      region: text,
      waterCat: choice(['A', 'B', 'C']),
      sort: choice(['startDate', 'name', 'priority', 'regEndDate']),
      order: choice(['asc', 'desc']),
      limit: whole(1, 1_000_000),
    },
    output: { call: 'events.list', rows: 'events' },
    examples: {
      open: 'polynya events list --status open',
      drafts: 'polynya events list --all --season 2026-2027',
      script: 'polynya events list --json --fields id,name,startDate',
    },
  }),
  'events show': spec({
    args: ['[event]'],
    output: { call: 'events.view' },
    examples: { show: 'polynya events show 12', pick: 'polynya events show' },
  }),
  'events board': spec({
    args: ['[event]'],
    output: { shape: 'board' },
    examples: { board: 'polynya events board 12' },
  }),
  'events create': spec({
    flags: { from: text, set: texts },
    effect: 'changes',
    output: { call: 'events.create' },
    examples: {
      file: 'polynya events create --from cup.json',
      short: "polynya events create --set name='Кубок Онеги' --set startDate=2027-01-23",
      stdin: 'jq .cup season.json | polynya events create --from - --json --fields id',
    },
  }),
  'events update': spec({
    args: ['<event>'],
    flags: { from: text, set: texts },
    effect: 'changes',
    output: { call: 'events.update' },
    examples: {
      set: 'polynya events update 12 --set waterTemp=1.4',
      plan: 'polynya events update 12 --from cup.json --dry-run',
    },
  }),
  'events duplicate': spec({
    args: ['<event>'],
    flags: { name: text, nameEn: text, start: text },
    effect: 'changes',
    output: { call: 'events.duplicate' },
    examples: { year: "polynya events duplicate 12 --start 2028-01-22 --name 'Кубок Онеги 2028'" },
  }),
  'events export': spec({
    args: ['<event>'],
    flags: { archive: yes },
    output: { call: 'events.exportEvent' },
    examples: {
      file: 'polynya events export 12 > cup.json',
      archive: 'polynya events export 12 --archive > cup.json',
    },
  }),
  'events import': spec({
    args: ['<file>'],
    effect: 'changes',
    output: { call: 'events.importEvent' },
    examples: {
      file: 'polynya events import cup.json',
      other: 'polynya events export 12 | polynya events import - --profile region',
      invitation: 'polynya events import --dry-run invitation.lxf',
    },
  }),
  'events publish': spec({
    args: ['<events...>'],
    flags: { concurrency: whole(1, 16) },
    effect: 'changes',
    output: { shape: 'job' },
    examples: { publish: 'polynya events publish 12 13', list: 'polynya events publish - < ids.txt' },
  }),
  'events unpublish': spec({
    args: ['<events...>'],
    flags: { concurrency: whole(1, 16) },
    effect: 'changes',
    output: { shape: 'job' },
    examples: { hide: 'polynya events unpublish 12' },
  }),
  'events dates': spec({
    args: ['<event>'],
    flags: { start: text, end: text, regStart: text, regEnd: text, ageDate: text },
    effect: 'changes',
    output: { call: 'events.update' },
    examples: {
      days: 'polynya events dates 12 --start 2027-01-23 --end 2027-01-24',
      registration:
        'polynya events dates 12 --reg-start 2026-12-01T10:00:00+03:00 --reg-end 2027-01-15T23:59:00+03:00',
    },
  }),
  'events desc get': spec({
    args: ['<event>'],
    flags: { in: choice(DESCRIPTION_LANGUAGES) },
    output: { shape: 'description' },
    examples: { get: 'polynya events desc get 12 --in ru > description.html' },
  }),
  'events desc set': spec({
    args: ['<event>', '<file>'],
    flags: { in: choice(DESCRIPTION_LANGUAGES) },
    effect: 'changes',
    output: { shape: 'description' },
    examples: { set: 'polynya events desc set 12 description.html --in ru' },
  }),
  'events desc delete': spec({
    args: ['<event>'],
    flags: { in: choice(DESCRIPTION_LANGUAGES) },
    effect: 'destroys',
    output: { shape: 'removed' },
    examples: { remove: 'polynya events desc delete 12 --in en --yes' },
  }),
  'events delete': spec({
    args: ['<events...>'],
    flags: { concurrency: whole(1, 16) },
    effect: 'destroys',
    output: { shape: 'job' },
    examples: { remove: 'polynya events delete 12 --yes' },
  }),
  'events open': spec({
    args: ['<events...>'],
    flags: { at: text, until: text, concurrency: whole(1, 16) },
    effect: 'destroys',
    output: { shape: 'job' },
    examples: {
      now: 'polynya events open 12 13 --yes',
      later: "polynya events open 12 --at '2026-12-01 10:00' --until 2027-01-15",
    },
  }),
  'events close': spec({
    args: ['<events...>'],
    flags: { at: text, concurrency: whole(1, 16) },
    effect: 'destroys',
    output: { shape: 'job' },
    examples: {
      now: 'polynya events close 12 --yes',
      evening: 'polynya events close 12 --at 20:00 --dry-run',
    },
  }),
  'events postpone': spec({
    args: ['<event>'],
    flags: { undo: yes, ...notes },
    effect: 'destroys',
    output: stateWork,
    examples: {
      postpone: "polynya events postpone 12 --note-ru 'Тонкий лёд' --note-en 'Thin ice'",
      undo: 'polynya events postpone 12 --undo --yes',
    },
  }),
  'events call-off': spec({
    args: ['<event>'],
    flags: { undo: yes, refundTo: choice(['card', 'credit']), ...notes },
    effect: 'destroys',
    output: stateWork,
    examples: {
      plan: 'polynya events call-off 12 --refund-to card --dry-run',
      refund: 'polynya events call-off 12 --refund-to card --yes',
    },
  }),
  'events browse': spec({
    args: ['[event]'],
    output: { shape: 'address' },
    examples: { browser: 'polynya events browse 12' },
  }),
} as const

export const documentCommands = {
  'docs list': spec({
    args: ['<event>'],
    output: { call: 'events.listDocs', rows: 'files' },
    examples: { list: 'polynya docs list 12' },
  }),
  'docs upload': spec({
    args: ['<event>', '<files...>'],
    flags: { type: choice(['reguls', 'poster', 'logo']), concurrency: whole(1, 16) },
    effect: 'changes',
    output: { shape: 'job' },
    examples: {
      many: 'polynya docs upload 12 regulations/*.pdf',
      poster: 'polynya docs upload 12 poster.jpg --type poster',
    },
  }),
  'docs download': spec({
    args: ['<event>', '[folder]'],
    flags: { concurrency: whole(1, 16) },
    effect: 'destroys',
    output: { shape: 'job' },
    examples: { all: 'polynya docs download 12 regulations --yes' },
  }),
  'docs delete': spec({
    args: ['<event>', '<files...>'],
    flags: { concurrency: whole(1, 16) },
    effect: 'destroys',
    output: { shape: 'job' },
    examples: { remove: "polynya docs delete 12 'Положение.pdf' --yes" },
  }),
  'docs sync': spec({
    args: ['<folder>'],
    flags: { event: text, delete: yes, concurrency: whole(1, 16) },
    effect: 'destroys',
    output: { shape: 'job' },
    examples: {
      one: 'polynya docs sync regulations --event 12',
      season: 'polynya docs sync season --delete --yes',
      plan: 'polynya docs sync season --delete --dry-run',
    },
  }),
} as const
