import { createPortal } from '@wordpress/element';
import type { Context } from '../context';
import { useFormState } from '../store/use-form-state';
import { Download } from './download';

/** What the confirmation offers to do, below its words. */
export const FormConfirmation = ( { context }: { context: Context } ) => {
	const { definition, markup } = context;
	const { confirmation } = useFormState( context, [ 'confirmation' ] );
	const shown = markup.place( 'confirmation' )?.firstElementChild;
	return definition.csvDownload && confirmation && shown
		? createPortal( <Download context={ context } />, shown )
		: null;
};
