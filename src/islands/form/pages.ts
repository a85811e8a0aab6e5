import type { Context } from './context';

/** The page that shows when the island takes the form over, from 0: the one that the server printed. */
export const openingPage = ( { markup }: Context ): number =>
	Math.max(
		0,
		markup.pages.findIndex( ( { hidden } ) => ! hidden )
	);
