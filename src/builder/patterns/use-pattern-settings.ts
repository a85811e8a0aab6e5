import { store as blockEditor } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editor } from '@wordpress/editor';
import { useEffect, useRef } from '@wordpress/element';
import { formBlocks } from '../form-blocks';
import { formSettings } from '../form-settings';
import {
	blocksWithSettings,
	settingsOf,
	withoutSettings,
	withPattern,
	type Settings,
} from './pattern-settings';

/** Hook that applies the form settings of an inserted pattern, in the same undo step. */
export const usePatternSettings = (): void => {
	const blocks = useSelect( formBlocks, [] );
	const settings = useSelect( formSettings, [] );
	const { editPost } = useDispatch( editor );
	const { updateBlockAttributes, __unstableMarkNextChangeAsNotPersistent: markAsOneChange } =
		useDispatch( blockEditor );

	const earlier = useRef< Settings[] >( [] );

	useEffect( () => {
		const patternBlocks = blocksWithSettings( blocks );
		if ( patternBlocks.length === 0 ) {
			return;
		}
		const pattern = settingsOf( blocks );
		if ( pattern ) {
			const meta = { atoll_settings: withPattern( pattern, settings, earlier.current ) };
			editPost( { meta }, { isCached: true } );
			earlier.current.push( pattern );
		}
		patternBlocks.forEach( ( block ) => {
			markAsOneChange();
			updateBlockAttributes( block.clientId, { metadata: withoutSettings( block ) } );
		} );
	}, [ blocks, editPost, markAsOneChange, settings, updateBlockAttributes ] );
};
