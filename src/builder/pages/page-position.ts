import type { Block } from '../form-blocks';

/** Returns the number of the page that a page break starts, from 1, and whether it is the last page. */
export const pagePositionOf = (
	clientId: string,
	blocks: Block[]
): { number: number; isLast: boolean } => {
	const breaks = blocks.filter( ( { name } ) => name === 'atoll/page-break' );
	const index = breaks.findIndex( ( one ) => one.clientId === clientId );
	return { number: index + 2, isLast: index === breaks.length - 1 };
};
