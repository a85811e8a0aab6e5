/** One file that somebody chose, or that the form came with. */
export interface UploadItem {
	/** Unique among the files of its form. */
	key: string;
	field: number;
	name: string;
	/** Bytes. */
	size: number;
	/** When the file itself was last changed, in milliseconds since the epoch; 0 where nobody knows. */
	modified: number;
	/** Bytes that the server has, or that are on their way to it. */
	sent: number;
	/** The server's name for it, once there is one. */
	id: string;
	/**
	 * `partial` was interrupted by a reload: its bytes are needed again. `failed` may be tried again,
	 * `refused` not. `attached` goes along with the form, since files cannot be sent before it.
	 */
	state: 'waiting' | 'sending' | 'done' | 'attached' | 'failed' | 'refused' | 'partial';
	/** What went wrong; empty while nothing has. */
	message: string;
}

/** By the id of the form's element. */
export type State = Record< string, UploadItem[] >;
