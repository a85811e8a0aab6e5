import { store as blockEditor } from '@wordpress/block-editor';
import { serialize } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editor } from '@wordpress/editor';
import { useEffect, useRef } from '@wordpress/element';
import { checkFormDraft } from '../../api/admin/check-form-draft';
import { formSettings } from '../form-settings';
import { parseSettings } from '../parse-settings';
import { formDraft } from '.';

/** Milliseconds from the last change until the server is asked. */
const PAUSE = 400;

/** Has the server look at what is on the screen, a moment after each change. */
export const useDraftCheck = (): void => {
	const { blocks, id, settings, title } = useSelect( ( select ) => {
		const { getCurrentPostId, getEditedPostAttribute } = select( editor );
		return {
			blocks: select( blockEditor ).getBlocks() as Parameters< typeof serialize >[ 0 ],
			id: Number( getCurrentPostId() ),
			settings: formSettings( select ),
			title: String( getEditedPostAttribute( 'title' ) ?? '' ),
		};
	}, [] );
	const { receiveCheck } = useDispatch( formDraft );
	const latestRequest = useRef( 0 );

	useEffect( () => {
		const requestId = ++latestRequest.current;
		const timer = setTimeout( async () => {
			try {
				const answer = await checkFormDraft( {
					id,
					title,
					content: serialize( blocks ),
					settings: parseSettings( settings ),
				} );
				if ( requestId === latestRequest.current ) {
					receiveCheck( answer );
				}
			} catch {
				// Without the server there is nothing to show; the next change asks again, and saving says what is wrong.
			}
		}, PAUSE );
		return () => clearTimeout( timer );
	}, [ blocks, receiveCheck, id, settings, title ] );
};
