/**
 * The subset of React that function components with hooks need. The rest of `preact/compat` (1 KiB) covers
 * features that `tools/checks/ui-safety.ts` forbids.
 */

// r2wc imports React by its default export, and uses of it what Preact has.
export * as default from 'preact'
export { Component, createContext, Fragment } from 'preact'
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks'
