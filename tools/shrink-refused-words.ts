/** Former name of `shrink-baselines`. */

import './shrink-baselines.ts'
