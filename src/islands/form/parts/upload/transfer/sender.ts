import type { UploadItem } from '@atoll/stores';
import { logFault } from '../../../../../browser/log-fault';
import type { UploadSettings } from '../../../../../contract/part-settings';
import type { Context } from '../../../context';
import { uniqueIdOf } from '../../../sending/unique-id';
import { uploadFailureText } from '../messages/upload-failure-text';
import { connectTo, type Connection } from './connection';
import { FileUnreadable, isRefusal, UploadsClosed } from './failures';
import { transfer } from './transfer';
import type { UploadList } from './upload-list';

/** What is at hand of a file, and how its sending is stopped. */
interface Bytes {
	file: File;
	abort: AbortController;
}

/** More at once would only share the bandwidth. */
const MAX_PARALLEL = 2;

const stateAfter = ( thrown: unknown ) => {
	if ( thrown instanceof FileUnreadable ) {
		return 'partial';
	}
	return isRefusal( thrown ) ? 'refused' : 'failed';
};

/** A connection for each field and filling of a form, opened when it is first needed. */
const connectionsOf = ( { definition, withSession }: Context, settings: UploadSettings ) => {
	const connections = new Map< string, Connection >();
	return {
		of: ( fieldId: number, uniqueId: string ) => {
			const name = `${ fieldId } ${ uniqueId }`;
			const connection =
				connections.get( name ) ??
				connectTo( settings, { formId: definition.id, fieldId, uniqueId }, withSession );
			connections.set( name, connection );
			return connection;
		},
		retryNow: () => connections.forEach( ( { retryNow } ) => retryNow() ),
	};
};

/** Sends files, a few at a time. The bytes stay here, by the keys of their items. */
export const senderOf = ( context: Context, settings: UploadSettings, list: UploadList ) => {
	const { definition, markup } = context;
	const bytes = new Map< string, Bytes >();
	/** The filling that each file was sent for. */
	const uniqueIds = new Map< string, string >();
	const connections = connectionsOf( context, settings );
	let running = 0;

	const forget = ( key: string ) => {
		bytes.get( key )?.abort.abort();
		bytes.delete( key );
	};

	const dropReplaced = ( item: UploadItem ) =>
		list.replacedBy( item ).forEach( ( { key } ) => {
			forget( key );
			list.drop( key );
		} );

	const sendThrough = (
		connection: Connection,
		id: string,
		item: UploadItem,
		{ abort: { signal }, file }: Bytes
	) =>
		transfer( file, connection, {
			id,
			onProgress: ( uploadId, sent ) =>
				list.change( item, { id: uploadId, sent, message: '' } ),
			onLost: () => list.pause( item ),
			signal,
		} );

	const send = async ( item: UploadItem, file: Bytes ) => {
		const uniqueId = uniqueIdOf( markup );
		const id = uniqueIds.get( item.key ) === uniqueId ? item.id : '';
		uniqueIds.set( item.key, uniqueId );
		list.change( item, { state: 'sending', message: '' } );
		try {
			const uploadId = await sendThrough(
				connections.of( item.field, uniqueId ),
				id,
				item,
				file
			);
			if ( uploadId ) {
				dropReplaced( item );
				list.change( item, { state: 'done', id: uploadId, sent: item.size } );
			}
		} catch ( thrown ) {
			logFault( thrown );
			if ( thrown instanceof UploadsClosed ) {
				dropReplaced( item );
				list.attach( item, file.file );
				return;
			}
			list.change( item, {
				state: stateAfter( thrown ),
				message: uploadFailureText( thrown, item.name, definition.texts ),
			} );
		}
	};

	const startNext = () => {
		const next = list
			.all()
			.find( ( { key, state } ) => state === 'waiting' && bytes.has( key ) );
		if ( next && running < MAX_PARALLEL ) {
			running += 1;
			send( next, bytes.get( next.key )! ).finally( () => {
				running -= 1;
				startNext();
			} );
			startNext();
		}
	};

	return {
		startNext,
		retryNow: connections.retryNow,
		/** Adds a file to those that wait to be sent. */
		queue: ( item: UploadItem, file: File ) => {
			bytes.set( item.key, { file, abort: new AbortController() } );
			list.change( item, { state: 'waiting', message: '' } );
		},
		bytesOf: ( key: string ) => bytes.get( key )?.file,
		/** What is on its way is stopped. */
		forget,
		forgetAll: () => [ ...bytes.keys() ].forEach( forget ),
		/** Counts what has arrived of a file for the present filling of the form. */
		assignToForm: ( key: string ) => uniqueIds.set( key, uniqueIdOf( markup ) ),
		/** Whether a file was sent for another filling of the form than the present one. */
		isStale: ( key: string ) => {
			const sentFor = uniqueIds.get( key );
			return sentFor !== undefined && sentFor !== uniqueIdOf( markup );
		},
	};
};
