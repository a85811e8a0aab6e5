import type { State, UploadItem } from './state';

const NO_UPLOADS: UploadItem[] = [];

/** Returns all files of a form, in the order in which they were chosen. */
export const getUploads = ( state: State, form: string ): UploadItem[] =>
	state[ form ] ?? NO_UPLOADS;
