import { createPortal } from '@wordpress/element';
import type { Context } from '../../context';
import { useFormState } from '../../store/use-form-state';
import { Download } from './download';

/** Offers what was sent as a file, below the words of the confirmation. */
export const FormDownload = ( { context }: { context: Context } ) => {
	const { definition, markup } = context;
	const { confirmation } = useFormState( context, [ 'confirmation' ] );
	const confirmationElement = markup.place( 'confirmation' )?.firstElementChild;
	return definition.csvDownload && confirmation && confirmationElement
		? createPortal( <Download context={ context } />, confirmationElement )
		: null;
};
