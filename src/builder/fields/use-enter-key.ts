import { store as blockEditor } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import type { KeyboardEvent } from 'react';
import { DEFAULT_KIND } from './kinds/default-kind';

/**
 * Hook that adds a question below when Enter is pressed in the text of a block, so that a list of questions can be
 * written without a mouse. Pass it to `onKeyDownCapture` of an ancestor: RichText would insert a line break.
 */
export const useEnterKey = ( clientId: string ): ( ( event: KeyboardEvent ) => void ) => {
	const { insertBlock } = useDispatch( blockEditor );
	const index = useSelect(
		( select ) => select( blockEditor ).getBlockIndex( clientId ),
		[ clientId ]
	);
	return ( event ) => {
		const isChoosing = ( event.target as HTMLElement ).hasAttribute( 'aria-autocomplete' );
		if ( event.key === 'Enter' && ! isChoosing && ! event.nativeEvent.isComposing ) {
			event.preventDefault();
			event.stopPropagation();
			void insertBlock( createBlock( 'atoll/field', { kind: DEFAULT_KIND } ), index + 1 );
		}
	};
};
