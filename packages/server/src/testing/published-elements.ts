/** What the build of the widgets publishes, with one widget. */

import type { WidgetElements } from '@polynya/contract'

export const PUBLISHED: WidgetElements = {
  version: '1.4.2',
  elements: [
    {
      name: 'event-calendar',
      tag: 'polynya-event-calendar',
      height: 672,
      pinned: { file: '1.4.2/polynya-event-calendar-1a2b.js', integrity: 'sha384-AA' },
      attributes: [
        { name: 'federation', pattern: '^[A-Z]{2}-[A-Z0-9]{1,3}$', selects: true },
        { name: 'view', values: ['auto', 'month', 'list'] },
        { name: 'link-target', pattern: '^[\\w-]+$' },
        { name: 'src', pattern: '^https?:', selects: true },
        { name: 'lang', values: ['ru', 'en'] },
      ],
    },
  ],
}
