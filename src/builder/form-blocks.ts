import { store as blockEditor } from '@wordpress/block-editor';
import type { select } from '@wordpress/data';
import type { FieldAttributes } from './fields/attributes';

/** Block of the form in the editor: a field, a page break, or a block that contains others. */
export interface Block {
	clientId: string;
	name: string;
	attributes: FieldAttributes;
	innerBlocks: Block[];
}

/** Returns the current blocks of the form in the editor, saved or not. */
export const formBlocks = ( read: typeof select ): Block[] => read( blockEditor ).getBlocks();

/** Returns the blocks with their inner blocks, in one list. */
export const flatten = ( blocks: Block[] ): Block[] =>
	blocks.flatMap( ( block ) => [ block, ...flatten( block.innerBlocks ) ] );
