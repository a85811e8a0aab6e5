import type { FailedUpload, ReceivedUpload } from '../../contract/rest/atoll/uploads';
import { post } from '../call';
import { Unreadable, type ReceivedCode } from '../errors';
import { sendSlowly, type UploadProgress } from './send-slowly';

/** The submission and field that a file belongs to. */
export interface UploadSlot {
	formId: number;
	fieldId: number;
	/** The submission's `gform_unique_id`. */
	uniqueId: string;
}

/** How much of a file the server has. */
export interface Received {
	id: string;
	/** Bytes received. */
	received: number;
	/** Whether the file is complete and accepted. */
	complete: boolean;
}

/** The parameters of one call about a file. */
export interface UploadCall {
	nonce: string;
	/** Name of the file, to begin it. */
	filename?: string;
	/** Total bytes, to begin a file that is sent in parts. */
	size?: number;
	/** The server's name for the file, once it has one. */
	id?: string;
	/** Start of the part, in bytes. */
	offset?: number;
}

/** The server refused the file, or a part of it, with a message. */
export class UploadFailed extends Error {
	override name = 'UploadFailed';

	public readonly code: ReceivedCode;

	/**
	 * @param code    Machine-readable, such as `atoll_file_type`.
	 * @param message Message for people.
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
 * @param url  URL of the route, from the part's settings.
 * @param slot
 * @throws {Offline|TimedOut|Unreadable|Refused} As `post`.
 */
export const uploadNonce = async ( url: string, slot: UploadSlot ): Promise< string > => {
	const { data } = await post( url, new URLSearchParams( paramsOf( slot ) ) );
	if ( typeof data !== 'string' || ! data ) {
		throw new Unreadable( 'No nonce' );
	}
	return data;
};

/**
 * POST s1t2/v1/uploads: sends a file or a part of it, or asks how much the server has.
 *
 * @param url   URL of the route, from the part's settings.
 * @param slot
 * @param call  The call's parameters; their names in the request are set here.
 * @param progress
 * @param bytes Omitted to begin a file or to ask how much the server has.
 * @throws {UploadFailed} The server's refusal; it keeps nothing of a refused file.
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
