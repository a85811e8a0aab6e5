import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import form from '../form/block.json';

/**
 * Whether the form is on the page that is being edited, above or below the block.
 *
 * @param formId The form's public number.
 */
export const useFormHere = ( formId: number ): boolean =>
	useSelect(
		( select ) => {
			const { getBlocksByName, getBlockAttributes } = select( blockEditorStore );
			return (
				formId > 0 &&
				getBlocksByName( form.name ).some(
					( clientId: string ) => getBlockAttributes( clientId )?.formId === formId
				)
			);
		},
		[ formId ]
	);
