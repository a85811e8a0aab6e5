import type { UploadSettings } from '../../../../../contract/part-settings';
import type { Context } from '../../../context';
import { isUploading } from '../files/current-files';
import { senderOf, type Sender } from './sender';
import { uploadListOf, type UploadList } from './upload-list';

export interface Uploader {
	/** Sends files; of files that are there already, only the missing bytes. */
	add: ( field: number, files: File[] ) => void;
	/** Lists a file that is not sent at all, with the reason. */
	refuse: ( field: number, file: File, message: string ) => void;
	/** Sends a failed file again, and one that waits for its connection at once. */
	retry: ( key: string ) => void;
	/** Shows at each file being sent that there is no connection; sending continues on its own later. */
	pauseAll: () => void;
	remove: ( key: string ) => void;
	/** Removes all files of the form. */
	clear: () => void;
	/** Stops sending, because the form has been removed. */
	stop: () => void;
	/**
	 * Sends files again that belong to another submission of the form, if their bytes are still available.
	 *
	 * @return The keys of these files.
	 */
	resendStale: () => string[];
}

/** @return The keys of files that are sent again, because they were sent for another submission of the form. */
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

/** Returns an uploader for one form's files. The store has each file's progress; the bytes stay here. */
export const uploaderOf = ( context: Context, settings: UploadSettings ): Uploader => {
	const list = uploadListOf( context );
	const sender = senderOf( context, settings, list );

	const addOne = ( field: number, file: File ) => {
		const same = list.findSame( field, file );
		if ( same ) {
			sender.assignToForm( same.key );
			if ( same.modified !== file.lastModified ) {
				// Continuing with the rest of another version would make a broken file.
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
