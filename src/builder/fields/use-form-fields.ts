import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { formBlocks } from '../form-blocks';
import { formSettings } from '../form-settings';
import { firstPageOf } from '../pages/first-page';
import { formFields, type FormField } from './form-fields';

/** Hook that returns the current fields of the form in the editor, saved or not. */
export const useFormFields = (): FormField[] => {
	const blocks = useSelect( formBlocks, [] );
	const settings = useSelect( formSettings, [] );
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
