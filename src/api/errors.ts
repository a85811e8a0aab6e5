import type { ErrorCode } from '../contract/error-codes';

/** One that no script acts on. All that may be asked of it is whose it is, by how it begins. */
interface OtherCode extends Pick< string, 'startsWith' > {
	readonly isOther: true;
}

/** Of the server's refusal. Comparing it with what contract/schema/error-codes.schema.json lacks does not compile. */
export type ReceivedCode = ErrorCode | OtherCode;

/** The browser has no connection. */
export class Offline extends Error {
	override name = 'Offline';
}

/** No answer in time. It may have arrived all the same, so the next try must carry the same key. */
export class TimedOut extends Error {
	override name = 'TimedOut';
}

/** An answer that is not ours: cut off, not JSON, or JSON of another shape. */
export class Unreadable extends Error {
	override name = 'Unreadable';

	/** @param status HTTP status, where there was an answer at all. */
	constructor(
		message: string,
		public readonly status?: number
	) {
		super( message );
	}
}

/** The server said no, in words. */
export class Refused extends Error {
	override name = 'Refused';

	public readonly code: ReceivedCode;

	/**
	 * @param code    Machine-readable, such as `atoll_key_reused`.
	 * @param message For people; ours when the code begins with `atoll_`.
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

/** The answers need mending. */
export class Invalid extends Error {
	override name = 'Invalid';

	/**
	 * @param messages Field id, or a setting's path, to what to mend.
	 * @param message  The whole in a sentence, where the server says one.
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
	/** Of the server's refusal. */
	code?: ReceivedCode;
	message?: string;
	/** HTTP status, where there was an answer. */
	status?: number;
}

/**
 * Errors are told apart by their properties, not by `instanceof`: each script has its own copy of the classes, so that
 * a store would not recognise what an island throws.
 */
export const callErrorOf = ( thrown: unknown ): CallError => Object( thrown );

export const isInvalid = ( thrown: unknown ): thrown is Invalid =>
	callErrorOf( thrown ).name === 'Invalid';
