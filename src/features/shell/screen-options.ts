/** How one screen follows another, wherever they are. */
export const screenOptions = { headerShown: false, animation: 'fade' } as const
