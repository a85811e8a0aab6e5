import { dispatch } from '@wordpress/data';
import { uploads, type UploadItem } from '@atoll/stores';
import type { Context } from '../../../context';
import { fillText } from '../../../texts/fill-text';
import { readList } from './file-list';

/** Returns the files that the form has already. An interrupted file needs its bytes again. */
export const restoreUploads = ( { definition, key, markup }: Context, fields: number[] ) => {
	const items = fields.flatMap( ( field ) =>
		readList( markup, field ).map( ( file, index ): UploadItem => {
			const isDone = file.temp_filename !== '';
			return {
				key: `${ field }-restored-${ index }`,
				field,
				name: file.uploaded_filename,
				size: file.size ?? 0,
				modified: file.modified ?? 0,
				sent: isDone ? ( file.size ?? 0 ) : 0,
				id: file.temp_filename || ( file.partial ?? '' ),
				state: isDone ? 'done' : 'partial',
				message: isDone
					? ''
					: fillText( definition.texts.uploadAgain, {
							filename: file.uploaded_filename,
						} ),
			};
		} )
	);
	dispatch( uploads ).cleared( key );
	dispatch( uploads ).added( key, items );
};
