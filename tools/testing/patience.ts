/** How long tests in a page without a layout wait for what it shows next: long enough for a machine that is busy. */

import { configure } from '@testing-library/dom'

configure({ asyncUtilTimeout: 10_000 })
