import { createURL } from 'expo-linking'

/** The address of a place in the app: it opens wherever the app is installed. */
export const appLink = (path: string, query?: string): string =>
  query === undefined ? createURL(path) : `${createURL(path)}?${query}`
