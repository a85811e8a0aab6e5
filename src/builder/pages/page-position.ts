import type { Block } from '../fields/form-fields';

/** A block that can be told from others like it. */
interface KnownBlock extends Block {
	clientId: string;
}

/** Which page a page break begins, from 1 as people count, and whether none follows. */
export const pagePositionOf = (
	clientId: string,
	blocks: KnownBlock[]
): { number: number; isLast: boolean } => {
	const breaks = blocks.filter( ( { name } ) => name === 'atoll/page-break' );
	const index = breaks.findIndex( ( one ) => one.clientId === clientId );
	return { number: index + 2, isLast: index === breaks.length - 1 };
};
