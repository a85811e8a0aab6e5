import { store as blockEditor } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editor } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { formBlocks } from '../form-blocks';
import { formSettings } from '../form-settings';
import { blocksWithSettings, settingsFrom, withoutSettings } from './pattern-settings';

/** Takes over the form's settings that a pattern brings beside its fields, once it is inserted. */
export const usePatternSettings = (): void => {
	const blocks = useSelect( formBlocks, [] );
	const settings = useSelect( formSettings, [] );
	const { editPost } = useDispatch( editor );
	const { updateBlockAttributes, __unstableMarkNextChangeAsNotPersistent: markAsOneChange } =
		useDispatch( blockEditor );

	useEffect( () => {
		const patternBlocks = blocksWithSettings( blocks );
		if ( patternBlocks.length === 0 ) {
			return;
		}
		const withPattern = settingsFrom( blocks, settings );
		if ( withPattern !== undefined ) {
			editPost( { meta: { atoll_settings: withPattern } }, { undoIgnore: true } );
		}
		patternBlocks.forEach( ( block ) => {
			markAsOneChange();
			updateBlockAttributes( block.clientId, { metadata: withoutSettings( block ) } );
		} );
	}, [ blocks, editPost, markAsOneChange, settings, updateBlockAttributes ] );
};
