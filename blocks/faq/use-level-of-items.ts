import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';

/** Keeps all questions' headings at the chosen level, including questions added later. */
export function useLevelOfItems( clientId: string, level: number ) {
	const outdated = useSelect(
		( select ) => {
			const { getBlockOrder, getBlockAttributes } = select( blockEditorStore );
			return getBlockOrder( clientId )
				.filter( ( item: string ) => getBlockAttributes( item )?.level !== level )
				.join( ' ' );
		},
		[ clientId, level ]
	);
	const { updateBlockAttributes, __unstableMarkNextChangeAsNotPersistent: markAsOneChange } =
		useDispatch( blockEditorStore );
	useEffect( () => {
		if ( outdated ) {
			markAsOneChange();
			updateBlockAttributes( outdated.split( ' ' ), { level } );
		}
	}, [ outdated, level, markAsOneChange, updateBlockAttributes ] );
}
