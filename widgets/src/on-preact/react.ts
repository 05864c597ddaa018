/**
 * React as far as components that keep to hooks need it: what `preact/compat` adds to it, a kilobyte, mends things
 * that `tools/checks/ui-safety.ts` refuses.
 */

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
