import { store as blockEditor } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';

/** The list of blocks that is the form itself. */
const ROOT = '';

/** What forms ask most, in the order of use; WordPress shows nine after a slash alone. */
const FIRST = [
	'atoll/field/text',
	'atoll/field/name',
	'atoll/field/email',
	'atoll/field/phone',
	'atoll/field/radio',
	'atoll/field/number',
	'atoll/field/date',
	'atoll/field/fileupload',
	'atoll/page-break',
	'atoll/field/textarea',
];

/** Offers questions before headings and images, which WordPress would put first. */
export const usePrioritizedBlocks = (): void => {
	const { updateBlockListSettings } = useDispatch( blockEditor );
	useEffect( () => {
		updateBlockListSettings( ROOT, { prioritizedInserterBlocks: FIRST } );
	}, [ updateBlockListSettings ] );
};
