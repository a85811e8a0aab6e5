import { createPortal } from '@wordpress/element';
import type { Context } from '../../context';
import { useFormState } from '../../store/use-form-state';
import { Download } from './download';

/** Offers the sent answers as a file, below the confirmation's text. */
export const FormDownload = ( { context }: { context: Context } ) => {
	const { definition, markup } = context;
	const { confirmation } = useFormState( context, [ 'confirmation' ] );
	const confirmationElement = markup.place( 'confirmation' )?.firstElementChild;
	return definition.csvDownload && confirmation && confirmationElement
		? createPortal( <Download context={ context } />, confirmationElement )
		: null;
};
