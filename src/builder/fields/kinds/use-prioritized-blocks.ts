import { store as blockEditor } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { OFTEN_ASKED } from './often-asked';

/** The list of blocks that is the form itself. */
const ROOT = '';

/** Offers questions before headings and images, which WordPress would put first; it shows nine after a slash alone. */
export const usePrioritizedBlocks = (): void => {
	const { updateBlockListSettings } = useDispatch( blockEditor );
	useEffect( () => {
		updateBlockListSettings( ROOT, { prioritizedInserterBlocks: OFTEN_ASKED } );
	}, [ updateBlockListSettings ] );
};
