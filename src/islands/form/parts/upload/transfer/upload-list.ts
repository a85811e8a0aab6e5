import { dispatch, select } from '@wordpress/data';
import { uploads, type UploadItem } from '@atoll/stores';
import type { PublicField } from '../../../../../contract/public-definition';
import { fieldsOf } from '../../../../../forms';
import type { Context } from '../../../context';
import { fillText } from '../../../texts/fill-text';
import { attachFiles } from '../files/attach-files';
import { currentFiles, isSame, maxFilesOf } from '../files/current-files';
import { writeList } from '../files/file-list';

const itemOf = (
	field: number,
	{ lastModified: modified, name, size }: File,
	count: number
): UploadItem => ( {
	key: `${ field }-${ count }`,
	field,
	name,
	size,
	modified,
	sent: 0,
	id: '',
	state: 'waiting',
	message: '',
} );

/** Returns the keys of files that another file has replaced. */
const replacedBy = (
	{ field: id, key }: UploadItem,
	items: UploadItem[],
	fields: PublicField[]
) => {
	const field = fields.find( ( one ) => one.id === id );
	return field && maxFilesOf( field ) === 1
		? items
				.filter( ( item ) => item.field === id && item.key !== key )
				.map( ( item ) => item.key )
		: [];
};

/** Returns functions that update a form's files, in the store and in the form's inputs. */
export const uploadListOf = ( { definition, key: form, markup }: Context ) => {
	const fields = fieldsOf( definition, 'files' );
	let count = 0;

	const all = () => select( uploads ).getUploads( form );

	/** Files that the form itself sends, by key, for each field that has or had such files. */
	const attached = new Map< number, Map< string, File > >();

	const publish = () => {
		const current = fields.flatMap( ( field ) => currentFiles( field, all() ) );
		writeList( markup, current );
		attached.forEach( ( files, field ) =>
			attachFiles(
				markup.controls( field )[ 0 ] as HTMLInputElement | undefined,
				current.flatMap( ( { key } ) => files.get( key ) ?? [] )
			)
		);
	};

	/** Removes a file without an `input` event: the change of the file that replaces it dispatches one. */
	const drop = ( key: string ) => dispatch( uploads ).removed( form, key );

	/** Dispatches `input` for a field whose answer has changed. */
	const dispatchInput = ( field: number ) =>
		markup.controls( field )[ 0 ]?.dispatchEvent( new Event( 'input', { bubbles: true } ) );

	const change = ( item: UploadItem, changes: Partial< UploadItem > ) => {
		dispatch( uploads ).changed( form, item.key, changes );
		publish();
		if ( changes.state ) {
			dispatchInput( item.field );
		}
	};

	return {
		all,
		change,
		find: ( key: string ) => all().find( ( item ) => item.key === key ),
		/** Returns an earlier file, in part or whole, that is the same as a given one or another version of it. */
		findSame: ( field: number, file: File ) =>
			all().find( ( item ) => item.field === field && isSame( item, file ) ),
		/** Removes the files that a complete file replaces. Returns their keys. */
		dropReplaced: ( item: UploadItem ): string[] => {
			const keys = replacedBy( item, all(), fields );
			keys.forEach( drop );
			return keys;
		},
		add: ( field: number, file: File, changes: Partial< UploadItem > = {} ): UploadItem => {
			count += 1;
			const item = { ...itemOf( field, file, count ), ...changes };
			dispatch( uploads ).added( form, [ item ] );
			return item;
		},
		/** Makes the form itself send a file. */
		attach: ( item: UploadItem, file: File ) => {
			const files = attached.get( item.field ) ?? new Map();
			attached.set( item.field, files.set( item.key, file ) );
			change( item, { state: 'attached', message: '' } );
		},
		/** Shows at a file that there is no connection; sending continues on its own later. */
		pause: ( item: UploadItem ) =>
			change( item, {
				message: fillText( definition.texts.uploadPaused, { filename: item.name } ),
			} ),
		drop,
		publish,
		dispatchInput,
		clear: () => {
			dispatch( uploads ).cleared( form );
			publish();
		},
	};
};

export type UploadList = ReturnType< typeof uploadListOf >;
