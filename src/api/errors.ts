import type { ErrorCode } from '../contract/error-codes';

/** A code that no script handles. Its prefix, which names the software it comes from, is all that may be checked. */
interface OtherCode extends Pick< string, 'startsWith' > {
	readonly isOther: true;
}

/** Code of a refusal. Comparing it with a code that contract/schema/error-codes.schema.json lacks does not compile. */
export type ReceivedCode = ErrorCode | OtherCode;

/** The browser has no connection. */
export class Offline extends Error {
	override name = 'Offline';
}

/** There was no response in time. The request may have arrived, so the next attempt must send the same key. */
export class TimedOut extends Error {
	override name = 'TimedOut';
}

/** The response is not ours: truncated, not JSON, or JSON of an unknown shape. */
export class Unreadable extends Error {
	override name = 'Unreadable';

	/** @param status HTTP status, if there was a response. */
	constructor(
		message: string,
		public readonly status?: number
	) {
		super( message );
	}
}

/** The server refused the request, with a message. */
export class Refused extends Error {
	override name = 'Refused';

	public readonly code: ReceivedCode;

	/**
	 * @param code    Machine-readable, such as `atoll_key_reused`.
	 * @param message Message for people; ours if the code begins with `atoll_`.
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

/** The answers are invalid. */
export class Invalid extends Error {
	override name = 'Invalid';

	/**
	 * @param messages Error messages by field id, or by a setting's path.
	 * @param message  One message about all of them, if the server has one.
	 */
	constructor(
		public readonly messages: Record< string, string >,
		message = 'Invalid answers'
	) {
		super( message );
	}
}

/** The properties of an error that say why a call failed. */
export interface CallError {
	name?: string;
	/** Code of the server's refusal. */
	code?: ReceivedCode;
	message?: string;
	/** HTTP status, if there was a response. */
	status?: number;
}

/**
 * Returns an error's properties. Use these instead of `instanceof`: each script has its own copy of the classes, so a
 * store would not recognise an error of an island.
 */
export const callErrorOf = ( thrown: unknown ): CallError => Object( thrown );

export const isInvalid = ( thrown: unknown ): thrown is Invalid =>
	callErrorOf( thrown ).name === 'Invalid';
