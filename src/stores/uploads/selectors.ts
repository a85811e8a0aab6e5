import type { State, UploadItem } from './state';

const NO_UPLOADS: UploadItem[] = [];

/** All files of a form, in the order they were chosen. */
export const getUploads = ( state: State, form: string ): UploadItem[] =>
	state[ form ] ?? NO_UPLOADS;

/** Whether files of the form are on their way (spec 4). */
export const isUploading = ( state: State, form: string ): boolean =>
	getUploads( state, form ).some(
		( item ) => item.state === 'waiting' || item.state === 'sending'
	);
