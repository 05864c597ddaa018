/** Timeouts of jsdom tests, long enough for a busy machine. */

import { configure } from '@testing-library/dom'

configure({ asyncUtilTimeout: 10_000 })
