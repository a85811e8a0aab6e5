import { store as blockEditor } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editor } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import type { Block } from '../fields/form-fields';
import { bringing, settingsFrom, withoutSettings } from './pattern-settings';

type KnownBlock = Block & { clientId: string };

/** Takes over what a form's pattern says beside its fields, once it stands in a form that it makes. */
export const usePatternSettings = (): void => {
	const blocks = useSelect( ( select ) => select( blockEditor ).getBlocks() as KnownBlock[], [] );
	const meta = useSelect(
		( select ) =>
			select( editor ).getEditedPostAttribute( 'meta' ) as
				{ atoll_settings?: string } | undefined,
		[]
	);
	const { editPost } = useDispatch( editor );
	const { updateBlockAttributes, __unstableMarkNextChangeAsNotPersistent: inTheSameStep } =
		useDispatch( blockEditor );

	useEffect( () => {
		const bringers = bringing( blocks );
		if ( bringers.length === 0 ) {
			return;
		}
		const settings = settingsFrom( blocks, meta?.atoll_settings ?? '' );
		if ( settings !== undefined ) {
			editPost( { meta: { atoll_settings: settings } }, { undoIgnore: true } );
		}
		bringers.forEach( ( block ) => {
			inTheSameStep();
			updateBlockAttributes( block.clientId, { metadata: withoutSettings( block ) } );
		} );
	}, [ blocks, editPost, inTheSameStep, meta, updateBlockAttributes ] );
};
