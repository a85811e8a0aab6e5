import type { UploadItem } from '@atoll/stores';
import { logFault } from '../../../../../browser/log-fault';
import type { UploadSettings } from '../../../../../contract/part-settings';
import type { Context } from '../../../context';
import { uploadFailureText } from '../messages/upload-failure-text';
import { connectTo, type Connection } from './connection';
import { FileUnreadable, isRefusal, UploadsClosed } from './failures';
import { fillingsOf } from './fillings';
import { heldBytes, type Bytes } from './held-bytes';
import { inTurns } from './in-turns';
import { transfer } from './transfer';
import type { UploadList } from './upload-list';

const stateAfter = ( thrown: unknown ) => {
	if ( thrown instanceof FileUnreadable ) {
		return 'partial';
	}
	return isRefusal( thrown ) ? 'refused' : 'failed';
};

/** Returns a connection for each field and submission of a form, created when it is first needed. */
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

/** Returns functions that send files, a few at a time. Their bytes stay here, by key. */
export const senderOf = ( context: Context, settings: UploadSettings, list: UploadList ) => {
	const bytes = heldBytes();
	const fillings = fillingsOf( context.markup );
	const connections = connectionsOf( context, settings );

	const dropReplaced = ( item: UploadItem ) => list.dropReplaced( item ).forEach( bytes.forget );

	const transferItem = ( item: UploadItem, { abort, file }: Bytes ) => {
		const id = fillings.isPresent( item.key ) ? item.id : '';
		const uniqueId = fillings.assign( item.key );
		return transfer( file, connections.of( item.field, uniqueId ), {
			id,
			onProgress: ( uploadId, sent ) =>
				list.change( item, { id: uploadId, sent, message: '' } ),
			onLost: () => list.pause( item ),
			signal: abort.signal,
		} );
	};

	const fail = ( item: UploadItem, file: File, thrown: unknown ) => {
		logFault( thrown );
		if ( thrown instanceof UploadsClosed ) {
			dropReplaced( item );
			list.attach( item, file );
			return;
		}
		const message = uploadFailureText( thrown, item.name, context.definition.texts );
		list.change( item, { state: stateAfter( thrown ), message } );
	};

	const send = async ( item: UploadItem, held: Bytes ) => {
		list.change( item, { state: 'sending', message: '' } );
		try {
			const id = await transferItem( item, held );
			if ( id ) {
				dropReplaced( item );
				list.change( item, { state: 'done', id, sent: item.size } );
			}
		} catch ( thrown ) {
			fail( item, held.file, thrown );
		}
	};

	const startNext = inTurns( () => {
		const next = list
			.all()
			.find( ( { key, state } ) => state === 'waiting' && bytes.of( key ) );
		return next && send( next, bytes.of( next.key )! );
	} );

	return {
		startNext,
		retryNow: connections.retryNow,
		/** Adds a file to the queue. */
		queue: ( item: UploadItem, file: File ) => {
			bytes.hold( item.key, file );
			list.change( item, { state: 'waiting', message: '' } );
		},
		bytesOf: ( key: string ) => bytes.of( key )?.file,
		/** Stops sending a file. */
		forget: bytes.forget,
		forgetAll: bytes.forgetAll,
		/** Assigns a complete file to the current submission. */
		assignToForm: fillings.assign,
		isStale: fillings.isStale,
	};
};

export type Sender = ReturnType< typeof senderOf >;
