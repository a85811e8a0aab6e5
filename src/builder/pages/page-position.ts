import type { Block } from '../form-blocks';

/** Which page a page break begins, from 1 as people count, and whether none follows. */
export const pagePositionOf = (
	clientId: string,
	blocks: Block[]
): { number: number; isLast: boolean } => {
	const breaks = blocks.filter( ( { name } ) => name === 'atoll/page-break' );
	const index = breaks.findIndex( ( one ) => one.clientId === clientId );
	return { number: index + 2, isLast: index === breaks.length - 1 };
};
