import type { IssueNonce } from '../../contract/rest/atoll/upload-nonce';
import type { FailedUpload, ReceivedUpload } from '../../contract/rest/atoll/uploads';
import { post } from '../call';
import { Unreadable, type ReceivedCode } from '../errors';
import { sendSlowly, type UploadProgress } from './send-slowly';

/** Where a file belongs. */
export interface UploadSlot {
	formId: number;
	fieldId: number;
	/** The filling's `gform_unique_id`. */
	uniqueId: string;
}

/** How much of a file the server has. */
export interface Received {
	id: string;
	/** Bytes. */
	received: number;
	/** Whole, and taken. */
	complete: boolean;
}

/** One call about a file. */
export interface UploadCall {
	nonce: string;
	/** Its name, to begin one. */
	filename?: string;
	/** Bytes that it will have, to begin one that comes in parts. */
	size?: number;
	/** The server's name for it, once it has one. */
	id?: string;
	/** Where the part begins, in bytes. */
	offset?: number;
}

/** The server does not take the file, or this part of it, and says why. */
export class UploadFailed extends Error {
	override name = 'UploadFailed';

	public readonly code: ReceivedCode;

	/**
	 * @param code    Machine-readable, such as `atoll_file_type`.
	 * @param message For people.
	 * @param status  HTTP status.
	 */
	constructor(
		code: string,
		message: string,
		public readonly status: number
	) {
		super( message );
		this.code = code as ReceivedCode;
	}
}

const paramsOf = ( { formId, fieldId, uniqueId }: UploadSlot ) => ( {
	form_id: String( formId ),
	field_id: String( fieldId ),
	gform_unique_id: uniqueId,
} );

/**
 * POST s1t2/v1/upload-nonce (spec 7).
 *
 * @param url  Address of the route, from the part's settings.
 * @param slot
 * @throws {Offline|TimedOut|Unreadable|Refused} As `post`.
 */
export const uploadNonce = async ( url: string, slot: UploadSlot ): Promise< string > => {
	const { data } = await post( url, new URLSearchParams( paramsOf( slot ) ) );
	const { nonce } = Object( data ) as Partial< NonNullable< IssueNonce[ 'response' ] > >;
	if ( ! nonce ) {
		throw new Unreadable( 'No nonce' );
	}
	return nonce;
};

/**
 * POST s1t2/v1/uploads: a file, one part of it, or the question how much is there.
 *
 * @param url   Address of the route, from the part's settings.
 * @param slot
 * @param call  What it is about; the names of the wire are given here.
 * @param progress
 * @param bytes Nothing begins a file, or asks how much is there.
 * @throws {UploadFailed} The server's no; nothing of a refused file is kept.
 * @throws {Offline|TimedOut|Unreadable|Refused} As `post`; Unreadable for a status that is neither ok nor error.
 */
export const sendUpload = async (
	url: string,
	slot: UploadSlot,
	call: UploadCall,
	progress: UploadProgress,
	bytes?: Blob
): Promise< Received > => {
	const body = new FormData();
	const { nonce, filename, size, id, offset } = call;
	const params = { nonce, original_filename: filename, size, upload: id, offset };
	Object.entries( { ...paramsOf( slot ), ...params } ).forEach( ( [ name, value ] ) => {
		if ( value !== undefined ) {
			body.append( name, String( value ) );
		}
	} );
	if ( bytes ) {
		body.append( 'file', bytes, 'part' );
	}
	const { status, data } = await post( url, body, sendSlowly( progress ) );
	const answer = Object( data ) as Partial< ReceivedUpload > & Partial< FailedUpload >;
	if ( answer.error ) {
		throw new UploadFailed( answer.error.code, answer.error.message, status );
	}
	if ( ! answer.data ) {
		throw new Unreadable( 'Neither ok nor error', status );
	}
	const { temp_filename: known, received, complete } = answer.data;
	return { id: known, received, complete };
};
