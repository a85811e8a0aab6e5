import { store as blockEditor } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { OFTEN_ASKED } from './often-asked';

/** Client id of the root block list, which is the form itself. */
const ROOT = '';

/** Hook that lists questions before headings and images, which WordPress prefers; a bare slash shows only nine. */
export const usePrioritizedBlocks = (): void => {
	const { updateBlockListSettings } = useDispatch( blockEditor );
	useEffect( () => {
		updateBlockListSettings( ROOT, { prioritizedInserterBlocks: OFTEN_ASKED } );
	}, [ updateBlockListSettings ] );
};
