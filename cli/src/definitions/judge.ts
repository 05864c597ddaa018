import { JUDGE_TEST_CATEGORIES } from '@polynya/domain'
import { choice, outputFile, spec, text, whole, yes } from './spec.ts'

export const judgeCommands = {
  'judge questions import': spec({
    args: ['<file>'],
    effect: 'changes',
    output: { call: 'judgeTests.importQuestions' },
    examples: {
      plan: 'polynya judge questions import questions.csv --dry-run',
      import: 'polynya judge questions import questions.csv',
    },
  }),
  'judge questions export': spec({
    flags: { format: choice(['csv', 'json']), output: outputFile },
    output: 'text',
    examples: {
      table: 'polynya judge questions export > questions.csv',
      json: 'polynya judge questions export --format json -o questions.json',
    },
  }),
  'judge tests list': spec({
    flags: {
      mine: yes,
      category: choice(JUDGE_TEST_CATEGORIES),
      sort: choice(['id', 'startTime', 'endTime', 'sumScore']),
      order: choice(['asc', 'desc']),
      limit: whole(1, 1_000_000),
    },
    output: { call: 'judgeTests.list', rows: 'judgeTests' },
    examples: {
      newest: 'polynya judge tests list --limit 20',
      category: 'polynya judge tests list --category 3К --sort sumScore --order desc',
    },
  }),
  'judge tests print': spec({
    args: ['<tests...>'],
    flags: { in: choice(['ru', 'en']), out: text, concurrency: whole(1, 16) },
    output: { shape: 'job' },
    examples: {
      one: 'polynya judge tests print 31',
      many: 'polynya judge tests print - --out results --in en < ids.txt',
    },
  }),
} as const
