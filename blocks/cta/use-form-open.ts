import { useForms } from '../forms/use-forms';

/**
 * Whether a form is open; undefined while that is not known.
 *
 * @param formId The form's public number, 0 for none.
 */
export function useFormOpen( formId: number ): boolean | undefined {
	const { list } = useForms( formId > 0 );
	return formId > 0
		? list?.some( ( { number, status } ) => number === formId && status === 'publish' )
		: undefined;
}
