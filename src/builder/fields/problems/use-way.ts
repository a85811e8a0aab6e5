import { store as blockEditor } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import type { FormProblem } from '../../../api/check-form-draft';
import { formDraft } from '../../store';

interface FieldBlock {
	clientId: string;
	attributes: { id?: number };
}

/** WordPress' own names of the sidebar with a block's settings. */
const SCOPE = 'core';
const SIDEBAR = 'edit-post/block';

interface SidebarActions {
	enableComplementaryArea( scope: string, area: string ): void;
}

/** Leads from a problem to what mends it: selects the field, opens its settings and goes to the one. */
export const useWay = (): ( ( problem: FormProblem ) => void ) => {
	const { goTo } = useDispatch( formDraft );
	const { selectBlock } = useDispatch( blockEditor );
	const { dispatch, select } = useRegistry();
	return ( { field, setting } ) => {
		const blocks = select( blockEditor ).getBlocks() as FieldBlock[];
		const block = blocks.find( ( { attributes } ) => attributes.id === field );
		if ( ! block || field === null ) {
			return;
		}
		const { enableComplementaryArea } = dispatch(
			'core/interface'
		) as unknown as SidebarActions;
		selectBlock( block.clientId );
		enableComplementaryArea( SCOPE, SIDEBAR );
		goTo( { field, setting } );
	};
};
