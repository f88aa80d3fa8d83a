import { Redirect } from 'expo-router'

/** An unknown address leads home. */
export const NotFoundScreen = () => <Redirect href="/" />
