import { choice, outputFile, spec, text, whole, yes } from './spec.ts'

/** A message: its texts are files, of which one may be standard input. */
const message = { subjectRu: text, textRu: text, subjectEn: text, textEn: text }
const recipients = {
  distance: text,
  entry: choice(['held', 'confirmed', 'waitlisted']),
  region: text,
  club: text,
  swimmer: text,
}

export const salesCommands = {
  'coupons list': spec({
    args: ['<event>'],
    output: { call: 'events.coupons', rows: 'coupons' },
    examples: { list: 'polynya coupons list 12' },
  }),
  'coupons add': spec({
    args: ['<event>', '<codes...>'],
    flags: {
      percent: whole(1, 100),
      amount: text,
      maxUses: whole(1, 100_000),
      oncePerAccount: yes,
      since: text,
      until: text,
    },
    effect: 'changes',
    output: { call: 'events.coupons', rows: 'coupons' },
    examples: {
      percent: 'polynya coupons add 12 VOLUNTEER --percent 50 --once-per-account',
      amount: 'polynya coupons add 12 - --amount 500 --max-uses 1 < codes.txt',
    },
  }),
  'coupons delete': spec({
    args: ['<event>', '<codes...>'],
    effect: 'destroys',
    output: { call: 'events.coupons', rows: 'coupons' },
    examples: { remove: 'polynya coupons delete 12 VOLUNTEER --yes' },
  }),
  'money report': spec({
    args: ['<event>'],
    output: { call: 'events.money' },
    examples: {
      report: 'polynya money report 12',
      script: 'polynya money report 12 --json --fields currencies',
    },
  }),
  'money export': spec({
    args: ['<event>'],
    flags: { format: choice(['csv', 'xlsx']), in: choice(['ru', 'en']), output: outputFile },
    output: 'text',
    examples: {
      table: 'polynya money export 12 > money.csv',
      spreadsheet: 'polynya money export 12 --format xlsx -o money.xlsx',
    },
  }),
  'messages list': spec({
    args: ['<event>'],
    output: { call: 'events.messages', rows: 'messages' },
    examples: { list: 'polynya messages list 12' },
  }),
  'messages preview': spec({
    args: ['<event>'],
    flags: { ...message, ...recipients },
    output: { call: 'events.previewMessage' },
    examples: {
      preview:
        "polynya messages preview 12 --subject-ru 'Парковка' --text-ru ru.txt --subject-en 'Parking' --text-en en.txt",
    },
  }),
  'messages send': spec({
    args: ['<event>'],
    flags: { ...message, ...recipients, newRequest: yes },
    effect: 'destroys',
    output: { call: 'events.sendMessage' },
    examples: {
      send: "polynya messages send 12 --distance 50BR --subject-ru 'Парковка' --text-ru ru.txt --subject-en 'Parking' --text-en en.txt --yes",
    },
  }),
} as const
