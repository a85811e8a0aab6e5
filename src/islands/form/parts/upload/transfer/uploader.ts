import type { UploadSettings } from '../../../../../contract/part-settings';
import type { Context } from '../../../context';
import { isUploading } from '../files/current-files';
import { senderOf, type Sender } from './sender';
import { uploadListOf, type UploadList } from './upload-list';

export interface Uploader {
	/** Sends files; of those that are there, what the server lacks. */
	add: ( field: number, files: File[] ) => void;
	/** Keeps in mind a file that is not sent at all, and why. */
	refuse: ( field: number, file: File, message: string ) => void;
	/** Sends again what failed, and at once what waits for its connection. */
	retry: ( key: string ) => void;
	/** There is no connection: shows that at each file on its way, which goes on by itself later. */
	pauseAll: () => void;
	remove: ( key: string ) => void;
	/** The form has no files any more. */
	clear: () => void;
	/** The form has gone: what is still on its way is given up. */
	stop: () => void;
	/**
	 * Sends again what was sent for another filling of the form, where the bytes are still at hand.
	 *
	 * @return The keys of these files.
	 */
	resendStale: () => string[];
}

/** @return The keys of files that are sent again: for another filling of the form than they were sent for. */
const resendStale = ( list: UploadList, sender: Sender ): string[] => {
	const stale = list
		.all()
		.filter( ( { key, state } ) => state === 'done' && sender.isStale( key ) );
	const resent = stale.flatMap( ( item ) => {
		const file = sender.bytesOf( item.key );
		if ( ! file ) {
			return [];
		}
		sender.queue( { ...item, id: '' }, file );
		return [ item.key ];
	} );
	sender.startNext();
	return resent;
};

/** Sends the files of one form, a few at a time. The store knows how far each has come; the bytes stay here. */
export const uploaderOf = ( context: Context, settings: UploadSettings ): Uploader => {
	const list = uploadListOf( context );
	const sender = senderOf( context, settings, list );

	const addOne = ( field: number, file: File ) => {
		const same = list.findSame( field, file );
		if ( same ) {
			sender.assignToForm( same.key );
			if ( same.modified !== file.lastModified ) {
				// The rest of another version would make a file of neither.
				list.change( same, { id: '', modified: file.lastModified } );
			}
		}
		sender.queue( same ?? list.add( field, file ), file );
	};

	return {
		stop: sender.forgetAll,
		clear: () => {
			sender.forgetAll();
			list.clear();
		},
		add: ( field, files ) => {
			files.forEach( ( file ) => addOne( field, file ) );
			// The input that they were chosen with was emptied.
			list.publish();
			sender.startNext();
		},
		refuse: ( field, file, message ) => {
			list.add( field, file, { state: 'refused', message } );
		},
		pauseAll: () => list.all().filter( isUploading ).forEach( list.pause ),
		retry: ( key ) => {
			const item = list.find( key );
			const file = sender.bytesOf( key );
			if ( item?.state === 'sending' ) {
				sender.retryNow();
			} else if ( item && file ) {
				sender.queue( item, file );
				sender.startNext();
			}
		},
		remove: ( key ) => {
			const item = list.find( key );
			sender.forget( key );
			list.drop( key );
			list.publish();
			if ( item ) {
				list.dispatchInput( item.field );
			}
			sender.startNext();
		},
		resendStale: () => resendStale( list, sender ),
	};
};
