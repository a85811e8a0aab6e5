import type { UploadItem } from '@atoll/stores';
import { logFault } from '../../../../../browser/log-fault';
import type { Context } from '../../../context';
import { keyOf } from '../../../sending/unique-id';
import { failureText } from '../messages/failure-text';
import type { UploadSettings } from '../settings';
import { connectTo, type Connection } from './connection';
import { transfer } from './transfer';
import { isRefusal } from './failures';
import type { UploadList } from './upload-list';

/** More at once would only share the line. */
const AT_ONCE = 2;

/** A line for each field and filling of a form, opened when it is first asked for. */
const linesOf = ( { definition, markup }: Context, settings: UploadSettings ) => {
	const lines = new Map< string, Connection >();
	return {
		of: ( fieldId: number, uniqueId: string ) => {
			const name = `${ fieldId } ${ uniqueId }`;
			const line =
				lines.get( name ) ??
				connectTo( settings, { formId: definition.id, fieldId, uniqueId }, markup.form );
			lines.set( name, line );
			return line;
		},
		hurry: () => lines.forEach( ( { retryNow } ) => retryNow() ),
	};
};

/** Sends files, a few at a time. The bytes stay here, by the keys of their items. */
export const senderOf = ( context: Context, settings: UploadSettings, list: UploadList ) => {
	const { definition, markup } = context;
	const bytes = new Map< string, File >();
	/** The filling that each file was sent for. */
	const fillings = new Map< string, string >();
	const lines = linesOf( context, settings );
	let running = 0;

	const dropReplaced = ( item: UploadItem ) =>
		list.replacedBy( item ).forEach( ( { key } ) => {
			bytes.delete( key );
			list.drop( key );
		} );

	const sendOver = ( line: Connection, id: string, item: UploadItem, file: File ) =>
		transfer( file, line, {
			id,
			onProgress: ( known, sent ) => list.change( item, { id: known, sent, message: '' } ),
			onLost: () => list.pause( item ),
			isCancelled: () => bytes.get( item.key ) !== file,
		} );

	const send = async ( item: UploadItem, file: File ) => {
		const uniqueId = keyOf( markup.form );
		const id = fillings.get( item.key ) === uniqueId ? item.id : '';
		fillings.set( item.key, uniqueId );
		list.change( item, { state: 'sending', message: '' } );
		try {
			const done = await sendOver( lines.of( item.field, uniqueId ), id, item, file );
			if ( done ) {
				dropReplaced( item );
				list.change( item, { state: 'done', id: done, sent: item.size } );
			}
		} catch ( thrown ) {
			logFault( thrown );
			list.change( item, {
				state: isRefusal( thrown ) ? 'refused' : 'failed',
				message: failureText( thrown, item.name, definition.texts ),
			} );
		}
	};

	const pump = () => {
		const next = list
			.all()
			.find( ( { key, state } ) => state === 'waiting' && bytes.has( key ) );
		if ( next && running < AT_ONCE ) {
			running += 1;
			send( next, bytes.get( next.key )! ).finally( () => {
				running -= 1;
				pump();
			} );
			pump();
		}
	};

	return {
		pump,
		hurry: lines.hurry,
		/** Has it wait for its turn. */
		queue: ( item: UploadItem, file: File ) => {
			bytes.set( item.key, file );
			list.change( item, { state: 'waiting', message: '' } );
		},
		bytesOf: ( key: string ) => bytes.get( key ),
		forget: ( key: string ) => bytes.delete( key ),
		forgetAll: () => bytes.clear(),
		/** What is there of it in part counts for the filling that stands now. */
		adopt: ( key: string ) => fillings.set( key, keyOf( markup.form ) ),
		/** Whether a file was sent for another filling of the form than the one that stands now. */
		isOfAnother: ( key: string ) => {
			const filling = fillings.get( key );
			return filling !== undefined && filling !== keyOf( markup.form );
		},
	};
};
