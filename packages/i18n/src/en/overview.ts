import type { Translated } from '../catalogue.ts'
import type { overview as original } from '../ru/overview.ts'

export const overview = {
  failed: 'Your starts and orders could not be loaded',
  next: {
    label: 'Your next start',
    when: 'When',
    today: 'Today',
    tomorrow: 'Tomorrow',
    inDays: 'In {{days}}',
    untilStart: 'Until the start',
    heat: 'Heat {{heat}}, lane {{lane}}',
    swimmer: 'Swimmer',
    distance: 'Distance',
    place: 'Start list',
  },
  attention: {
    heading: 'To do',
    payUntil: 'Pay by {{date}}',
    offered: 'A place is free: {{distance}}',
    offeredUntil: 'Pay for the place by {{date}}, or it will be offered to the next person.',
    order: 'Pay',
    orderOf: 'Pay: {{distance}}, {{name}}',
    upload: 'Upload',
    uploadOf: 'Upload: {{kind}}, {{name}}',
    states: {
      missing: 'not uploaded',
      expires: 'valid until {{date}}',
      refused: 'rejected',
    },
    forEvent: 'Required for {{event}}',
  },
  starts: {
    heading: 'My starts',
    ofSwimmer: 'Next starts',
    unpaid: 'Not paid',
    order: 'Order',
    orderOf: 'Order: {{distance}}, {{name}}',
  },
  swimmers: {
    heading: 'My swimmers',
    all: 'All my swimmers',
    add: 'Add a swimmer',
    unconfirmed: 'Not confirmed',
  },
  followed: { heading: 'Followed events' },
  region: 'Events in my region: {{region}}',
  administered: {
    heading: 'Events you administer',
    draft: 'Draft',
    desk: 'Desk',
    mail: 'Mail',
    manage: 'Manage',
    of: '{{action}}: {{event}}',
  },
  first: {
    heading: 'Get started',
    text: 'Create a swimmer profile for yourself or your child. You do this once. Then choose an event and distances.',
    create: 'Create a swimmer profile',
    events: 'View events',
  },
  noStarts: {
    title: 'You have not entered any event yet',
    events: 'Choose an event',
  },
} satisfies Translated<typeof original>
