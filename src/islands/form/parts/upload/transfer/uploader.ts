import { dispatch, select } from '@wordpress/data';
import { uploads, type UploadItem } from '@atoll/stores';
import { fieldsOf } from '../../../../../forms';
import type { Context } from '../../../context';
import { fillText } from '../../../texts/fill-text';
import { keyOf } from '../../../sending/unique-id';
import { writeList } from '../files/file-list';
import { connectTo, type Connection } from './connection';
import type { UploadSettings } from '../settings';
import { isUploading, maxFilesOf, currentFiles } from '../files/current-files';
import { isRefusal, transfer } from './transfer';
import { failureText } from '../messages/failure-text';

/** More at once would only share the line. */
const AT_ONCE = 2;

export interface Uploader {
	/** Sends files; of those that are partly there, the rest. */
	add: ( field: number, files: File[] ) => void;
	/** Keeps in mind a file that is not sent at all, and why. */
	refuse: ( field: number, file: File, message: string ) => void;
	/** Sends again what failed, and at once what waits for its connection. */
	retry: ( key: string ) => void;
	/** There is no connection: what is on its way says so, and goes on by itself. */
	lose: () => void;
	remove: ( key: string ) => void;
	/** The form has no files any more. */
	clear: () => void;
	/** Sends again what was sent for another filling of the form, where the bytes are still at hand. */
	bring: () => void;
}

/** Sends the files of one form, a few at a time. The store knows how far each has come; the bytes stay here. */
export const uploaderOf = ( context: Context, settings: UploadSettings ): Uploader => {
	const { definition, key: form, markup } = context;
	const bytes = new Map< string, File >();
	/** The filling that each file was sent for. */
	const fillings = new Map< string, string >();
	const lines = new Map< string, Connection >();
	const fields = fieldsOf( definition, 'files' );
	let running = 0;
	let count = 0;

	const all = () => select( uploads ).getUploads( form );
	const find = ( key: string ) => all().find( ( item ) => item.key === key );

	const publish = () =>
		writeList(
			markup,
			fields.flatMap( ( field ) => currentFiles( field, all() ) )
		);

	const newItem = ( field: number, { name, size }: File ): UploadItem => {
		count += 1;
		return {
			key: `${ field }-${ count }`,
			field,
			name,
			size,
			sent: 0,
			id: '',
			state: 'waiting',
			message: '',
		};
	};

	/** What a file that has arrived was chosen instead of. */
	const dropReplaced = ( { field: id, key }: UploadItem ) => {
		const field = fields.find( ( one ) => one.id === id );
		const others = all().filter( ( item ) => item.field === id && item.key !== key );
		if ( field && maxFilesOf( field ) === 1 ) {
			others.forEach( ( other ) => {
				bytes.delete( other.key );
				dispatch( uploads ).removed( form, other.key );
			} );
		}
	};

	/** Also tells whoever listens to the field: its answer is another one. */
	const change = ( item: UploadItem, changes: Partial< UploadItem > ) => {
		dispatch( uploads ).changed( form, item.key, changes );
		publish();
		if ( changes.state ) {
			tell( item.field );
		}
	};
	const tell = ( field: number ) =>
		markup.controls( field )[ 0 ]?.dispatchEvent( new Event( 'input', { bubbles: true } ) );

	const pause = ( item: UploadItem ) =>
		change( item, {
			message: fillText( definition.texts.uploadPaused, { filename: item.name } ),
		} );

	const lineOf = ( fieldId: number, uniqueId: string ) => {
		const name = `${ fieldId } ${ uniqueId }`;
		const line =
			lines.get( name ) ??
			connectTo( settings, { formId: definition.id, fieldId, uniqueId }, markup.form );
		lines.set( name, line );
		return line;
	};

	const send = async ( item: UploadItem, file: File ) => {
		const uniqueId = keyOf( markup.form );
		const id = fillings.get( item.key ) === uniqueId ? item.id : '';
		fillings.set( item.key, uniqueId );
		change( item, { state: 'sending', message: '' } );
		try {
			const done = await transfer( file, lineOf( item.field, uniqueId ), {
				id,
				onProgress: ( known, sent ) => change( item, { id: known, sent, message: '' } ),
				onLost: () => pause( item ),
				isCancelled: () => bytes.get( item.key ) !== file,
			} );
			if ( done ) {
				dropReplaced( item );
				change( item, { state: 'done', id: done, sent: item.size } );
			}
		} catch ( thrown ) {
			// eslint-disable-next-line no-console -- Spec 8: for developers; people are told by the field.
			console.error( thrown );
			change( item, {
				state: isRefusal( thrown ) ? 'refused' : 'failed',
				message: failureText( thrown, item.name, definition.texts ),
			} );
		}
	};

	const pump = () => {
		const next = all().find( ( { key, state } ) => state === 'waiting' && bytes.has( key ) );
		if ( next && running < AT_ONCE ) {
			running += 1;
			send( next, bytes.get( next.key )! ).finally( () => {
				running -= 1;
				pump();
			} );
			pump();
		}
	};

	const begin = ( item: UploadItem, file: File ) => {
		bytes.set( item.key, file );
		change( item, { state: 'waiting', message: '' } );
	};

	return {
		clear: () => {
			bytes.clear();
			dispatch( uploads ).cleared( form );
			publish();
		},
		add: ( field, files ) => {
			files.forEach( ( file ) => {
				const partial = all().find(
					( item ) =>
						item.field === field &&
						item.state === 'partial' &&
						item.name === file.name &&
						item.size === file.size
				);
				if ( partial ) {
					fillings.set( partial.key, keyOf( markup.form ) );
					begin( partial, file );
					return;
				}
				const item = newItem( field, file );
				dispatch( uploads ).added( form, [ item ] );
				begin( item, file );
			} );
			pump();
		},
		refuse: ( field, file, message ) => {
			const item = newItem( field, file );
			dispatch( uploads ).added( form, [ { ...item, state: 'refused', message } ] );
		},
		lose: () => all().filter( isUploading ).forEach( pause ),
		retry: ( key ) => {
			const item = find( key );
			const file = bytes.get( key );
			if ( item?.state === 'sending' ) {
				lines.forEach( ( { retryNow: hurry } ) => hurry() );
			} else if ( item && file ) {
				begin( item, file );
				pump();
			}
		},
		remove: ( key ) => {
			const item = find( key );
			bytes.delete( key );
			dispatch( uploads ).removed( form, key );
			publish();
			if ( item ) {
				tell( item.field );
			}
			pump();
		},
		bring: () => {
			const uniqueId = keyOf( markup.form );
			all().forEach( ( item ) => {
				const file = bytes.get( item.key );
				const filling = fillings.get( item.key );
				if (
					item.state === 'done' &&
					file &&
					filling !== undefined &&
					filling !== uniqueId
				) {
					begin( { ...item, id: '' }, file );
				}
			} );
			pump();
		},
	};
};
