import { Redirect } from 'expo-router'

/** An address that is none of ours leads home. */
export const NotFoundScreen = () => <Redirect href="/" />
