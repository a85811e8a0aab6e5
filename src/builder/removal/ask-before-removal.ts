import { store as blockEditor } from '@wordpress/block-editor';
import { dispatch, select } from '@wordpress/data';
import { formBlocks } from '../form-blocks';
import { formSettings } from '../form-settings';
import { parseSettings } from '../parse-settings';
import { formDraft } from '../store';
import { dependentsOf } from './dependents';

/** WordPress' actions by which keys, menus and cutting take blocks away. */
interface RemoveActions {
	removeBlocks( ids: string | string[], selectPrevious?: boolean ): Promise< unknown >;
	removeBlock( id: string, selectPrevious?: boolean ): Promise< unknown >;
}

/**
 * Asks before questions are deleted that something of the form hangs on. WordPress asks by rules too, but keeps
 * `setBlockRemovalRules` to itself; the store's own actions, which whoever removes a block calls, are public.
 *
 * @param actions As `dispatch( blockEditor )` has them.
 * @return What removes without a question.
 */
export const askBeforeRemoval = (
	actions = dispatch( blockEditor ) as unknown as RemoveActions
): RemoveActions[ 'removeBlocks' ] => {
	const remove = actions.removeBlocks;
	actions.removeBlocks = async ( ids, selectPrevious ) => {
		const removed = [ ids ].flat();
		const settings = parseSettings( formSettings( select ) );
		const dependents = dependentsOf( removed, formBlocks( select ), settings );
		return dependents.length === 0
			? remove( ids, selectPrevious )
			: dispatch( formDraft ).requestRemoval( { removed, selectPrevious, dependents } );
	};
	actions.removeBlock = ( id, selectPrevious ) => actions.removeBlocks( [ id ], selectPrevious );
	return remove;
};
