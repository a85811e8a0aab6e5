import { store as blockEditor } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import type { KeyboardEvent } from 'react';
import { DEFAULT_KIND } from './kinds/default-kind';

/**
 * Enter in the words of a block begins a question behind it, for whoever writes a list of questions
 * without a mouse. Goes on `onKeyDownCapture` around the words: RichText would break the line.
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
