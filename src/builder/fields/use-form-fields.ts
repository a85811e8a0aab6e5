import { store as blockEditor } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { store as editor } from '@wordpress/editor';
import { useMemo } from '@wordpress/element';
import { firstPageOf } from '../pages/first-page';
import { formFields, type Block, type FormField } from './form-fields';

/** The fields of the form in the editor, as they are on the screen. */
export const useFormFields = (): FormField[] => {
	const { blocks, settings } = useSelect( ( select ) => {
		const meta = select( editor ).getEditedPostAttribute( 'meta' ) as
			{ atoll_settings?: string } | undefined;
		return {
			blocks: select( blockEditor ).getBlocks() as Block[],
			settings: meta?.atoll_settings ?? '',
		};
	}, [] );
	return useMemo(
		() =>
			formFields(
				blocks,
				window.atollFormEditor.kinds,
				firstPageOf( settings ).conditionalLogic
			),
		[ blocks, settings ]
	);
};
