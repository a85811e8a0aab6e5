import { store as blockEditor } from '@wordpress/block-editor';
import type { select } from '@wordpress/data';
import type { FieldAttributes } from './fields/attributes';

/** A block of the form in the editor: a field, a page break, or what holds others. */
export interface Block {
	clientId: string;
	name: string;
	attributes: FieldAttributes;
	innerBlocks: Block[];
}

/** The form in the editor, as it is on the screen. */
export const formBlocks = ( read: typeof select ): Block[] => read( blockEditor ).getBlocks();

/** Blocks with those in them. */
export const flatten = ( blocks: Block[] ): Block[] =>
	blocks.flatMap( ( block ) => [ block, ...flatten( block.innerBlocks ) ] );
