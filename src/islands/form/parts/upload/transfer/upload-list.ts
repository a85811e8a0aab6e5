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

/** The keys of files that another one has come in the place of. */
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

/** The files of one form as the store has them, and as the form sends them along. */
export const uploadListOf = ( { definition, key: form, markup }: Context ) => {
	const fields = fieldsOf( definition, 'files' );
	let count = 0;

	const all = () => select( uploads ).getUploads( form );

	/** What goes along with the form, by the keys of its items, for each field that has or had such files. */
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

	/** Tells no listener: the change of the file that replaces it does. */
	const drop = ( key: string ) => dispatch( uploads ).removed( form, key );

	/** Tells a field's listeners that its answer has changed. */
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
		/** What is there from before, in part or whole, of a file or of another version of it. */
		findSame: ( field: number, file: File ) =>
			all().find( ( item ) => item.field === field && isSame( item, file ) ),
		/** Drops what a file that has arrived was chosen instead of. Returns the keys of that. */
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
		/** Has the form itself take a file along. */
		attach: ( item: UploadItem, file: File ) => {
			const files = attached.get( item.field ) ?? new Map();
			attached.set( item.field, files.set( item.key, file ) );
			change( item, { state: 'attached', message: '' } );
		},
		/** There is no connection: shows that at the file, which goes on by itself later. */
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
