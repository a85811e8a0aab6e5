/** A file that a person chose, or that came with the form. */
export interface UploadItem {
	/** Unique among the form's files. */
	key: string;
	field: number;
	name: string;
	/** Size in bytes. */
	size: number;
	/** Last modification of the file, in milliseconds since the epoch; 0 if unknown. */
	modified: number;
	/** Bytes that the server has, or that are being sent. */
	sent: number;
	/** The server's name for the file, once there is one. */
	id: string;
	/**
	 * A `partial` file was interrupted by a reload: its bytes are needed again. A `failed` file may be tried again, a
	 * `refused` one not. An `attached` file is sent with the form, since files cannot be sent before it.
	 */
	state: 'waiting' | 'sending' | 'done' | 'attached' | 'failed' | 'refused' | 'partial';
	/** The error message; empty if there is none. */
	message: string;
}

/** Files by the id of the form's element. */
export type State = Record< string, UploadItem[] >;
