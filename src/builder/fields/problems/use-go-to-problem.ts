import { store as blockEditor } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { store as editor } from '@wordpress/editor';
import type { FormProblem } from '../../../api/admin/check-edited-form';
import { formBlocks } from '../../form-blocks';
import { formDraft } from '../../store';
import { blockOfProblem } from './block-of-problem';

/** WordPress' names of the two sidebars. */
const SCOPE = 'core';
const BLOCK_SIDEBAR = 'edit-post/block';
const DOCUMENT_SIDEBAR = 'edit-post/document';

interface SidebarActions {
	enableComplementaryArea( scope: string, area: string ): void;
}

/** Hook that leads from a problem to its setting: selects the block, opens the sidebar and focuses the setting. */
export const useGoToProblem = (): ( ( problem: FormProblem ) => void ) => {
	const { goTo } = useDispatch( formDraft );
	const { selectBlock } = useDispatch( blockEditor );
	const { closePublishSidebar } = useDispatch( editor );
	const { dispatch, select } = useRegistry();
	return ( { field, setting } ) => {
		const block = blockOfProblem( { field, setting }, formBlocks( select ) );
		if ( field !== null && ! block ) {
			return;
		}
		const { enableComplementaryArea } = dispatch(
			'core/interface'
		) as unknown as SidebarActions;
		closePublishSidebar();
		if ( block ) {
			// The focus goes to the setting, not into the block.
			selectBlock( block.clientId, null );
		}
		enableComplementaryArea( SCOPE, block ? BLOCK_SIDEBAR : DOCUMENT_SIDEBAR );
		goTo( { field, setting } );
	};
};
