import { WEBHOOK_TYPE_NAMES } from '@polynya/domain'
import { choice, choices, spec, text } from './spec.ts'

const SETTINGS = { notify: choices(WEBHOOK_TYPE_NAMES), region: text }

export const webhookCommands = {
  'webhooks list': spec({
    output: { call: 'webhooks.list', rows: 'webhooks' },
    examples: { all: 'polynya webhooks list' },
  }),
  'webhooks add': spec({
    args: ['<address>'],
    flags: SETTINGS,
    effect: 'changes',
    output: { call: 'webhooks.create' },
    examples: {
      results:
        'polynya webhooks add https://karelia.example/hook --notify results.published --notify results.changed',
      region: 'polynya webhooks add https://karelia.example/hook --notify event.published --region RU-KR',
    },
  }),
  'webhooks change': spec({
    args: ['<webhook>'],
    flags: { address: text, ...SETTINGS, state: choice(['active', 'paused']) },
    effect: 'changes',
    output: { call: 'webhooks.update' },
    examples: {
      pause: 'polynya webhooks change 3 --state paused',
      none: 'polynya webhooks change 3 --region none',
    },
  }),
  'webhooks rotate': spec({
    args: ['<webhook>'],
    effect: 'destroys',
    output: { call: 'webhooks.rotateSecret' },
    examples: { rotate: 'polynya webhooks rotate 3 --yes --json --fields secret' },
  }),
  'webhooks remove': spec({
    args: ['<webhook>'],
    effect: 'destroys',
    output: { shape: 'removed' },
    examples: { remove: 'polynya webhooks remove 3 --yes' },
  }),
  'webhooks test': spec({
    args: ['<webhook>'],
    effect: 'changes',
    output: { call: 'webhooks.test' },
    examples: { test: 'polynya webhooks test 3' },
  }),
  'webhooks deliveries': spec({
    args: ['<webhook>'],
    output: { call: 'webhooks.deliveries', rows: 'deliveries' },
    examples: { last: 'polynya webhooks deliveries 3' },
  }),
  'webhooks redeliver': spec({
    args: ['<webhook>', '<delivery>'],
    effect: 'changes',
    output: { call: 'webhooks.redeliver' },
    examples: { again: 'polynya webhooks redeliver 3 120' },
  }),
} as const
