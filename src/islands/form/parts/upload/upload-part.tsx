import { useLayoutEffect, useState } from '@wordpress/element';
import { fieldsOf } from '../../../../forms';
import type { Context } from '../../context';
import { combineCleanups, listen } from '../../events/listen';
import { restoreUploads } from './files/restore-uploads';
import { holdForUploads } from './gate/hold-for-uploads';
import { uploaderOf, type Uploader } from './transfer/uploader';
import { UploadField } from './upload-field';

/** Sends files as soon as they are chosen, and shows each field's files. */
export const UploadPart = ( { context }: { context: Context } ) => {
	const { definition, markup } = context;
	const settings = context.settings?.upload;
	const [ uploader, setUploader ] = useState< Uploader | null >( null );

	useLayoutEffect( () => {
		if ( ! settings ) {
			return undefined;
		}
		const fields = fieldsOf( definition, 'files' );
		const restore = () =>
			restoreUploads(
				context,
				fields.map( ( { id } ) => id )
			);
		const newUploader = uploaderOf( context, settings );
		restore();
		setUploader( newUploader );
		return combineCleanups(
			newUploader.stop,
			holdForUploads( context, newUploader ),
			// A reset keeps the values of hidden inputs, but an emptied form has no files.
			listen( markup.form, 'reset', newUploader.clear ),
			listen( window, 'offline', newUploader.pauseAll )
		);
	}, [ context, definition, markup, settings ] );

	return uploader ? (
		<>
			{ fieldsOf( definition, 'files' ).map( ( field ) => (
				<UploadField
					key={ field.id }
					context={ context }
					field={ field }
					uploader={ uploader }
				/>
			) ) }
		</>
	) : null;
};
