import { store as blockEditor } from '@wordpress/block-editor';
import { dispatch, select } from '@wordpress/data';
import { isSameQuestion } from '../fields/ids/field-ids';
import { flatten, formBlocks, type Block } from '../form-blocks';
import { formSettings } from '../form-settings';
import { parseSettings } from '../parse-settings';
import { formDraft } from '../store';
import { dependentsOf } from './dependents';

/** WordPress' actions that remove blocks by keyboard, menus, cutting and pasting. */
interface RemovingActions {
	removeBlocks( ids: string | string[], selectPrevious?: boolean ): Promise< unknown >;
	removeBlock( id: string, selectPrevious?: boolean ): Promise< unknown >;
	replaceBlocks(
		ids: string | string[],
		blocks: Block | Block[],
		...selection: unknown[]
	): Promise< unknown >;
	replaceBlock( id: string, block: Block | Block[] ): Promise< unknown >;
}

/** @param proceed Removes the blocks. */
const ask = ( removed: string[], proceed: () => Promise< unknown > ): Promise< unknown > => {
	const settings = parseSettings( formSettings( select ) );
	const dependents = dependentsOf( removed, formBlocks( select ), settings );
	return dependents.length === 0
		? proceed()
		: dispatch( formDraft ).requestRemoval( { count: removed.length, dependents, proceed } );
};

/** Returns the blocks that are gone after they are replaced; the replacement may contain some of them. */
const goneOf = ( ids: string[], replacement: Block[] ): string[] => {
	const after = flatten( replacement );
	return formBlocks( select )
		.filter(
			( { attributes, clientId } ) =>
				ids.includes( clientId ) &&
				! after.some( ( other ) => isSameQuestion( attributes, other.attributes ) )
		)
		.map( ( { clientId } ) => clientId );
};

/**
 * Asks before questions are removed or replaced that other parts of the form depend on. WordPress can ask by rules, but
 * keeps `setBlockRemovalRules` private; the store's own actions, which every removal calls, are public.
 *
 * @param actions Actions from `dispatch( blockEditor )`.
 */
export const askBeforeRemoval = (
	actions = dispatch( blockEditor ) as unknown as RemovingActions
): void => {
	const { removeBlocks, replaceBlocks } = actions;
	actions.removeBlocks = async ( ids, selectPrevious ) =>
		ask( [ ids ].flat(), () => removeBlocks( ids, selectPrevious ) );
	actions.removeBlock = ( id, selectPrevious ) => actions.removeBlocks( id, selectPrevious );
	actions.replaceBlocks = async ( ids, blocks, ...selection ) =>
		ask( goneOf( [ ids ].flat(), [ blocks ].flat() ), () =>
			replaceBlocks( ids, blocks, ...selection )
		);
	actions.replaceBlock = ( id, block ) => actions.replaceBlocks( id, block );
};
