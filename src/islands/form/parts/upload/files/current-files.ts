import type { UploadItem } from '@atoll/stores';
import type { PublicField } from '../../../../../contract/public-definition';

type FileLimits = Pick< PublicField, 'maxFiles' | 'multipleFiles' >;

/** Returns the maximum number of a field's files. */
export const maxFilesOf = ( { maxFiles, multipleFiles }: FileLimits ): number =>
	( multipleFiles && maxFiles ) || 1;

/** Returns all files that were chosen for a field. */
export const itemsOf = ( { id }: Pick< PublicField, 'id' >, items: UploadItem[] ): UploadItem[] =>
	items.filter( ( { field } ) => field === id );

/**
 * Returns the files that a field shows and sends, of all that were chosen for it. A field for one file has the last one
 * that was not refused: the file before it stays hidden until the new one is complete, and returns if that is cancelled
 * or refused. If every file was refused, the last of them is shown.
 */
export const currentFiles = (
	uploadField: FileLimits & Pick< PublicField, 'id' >,
	items: UploadItem[]
): UploadItem[] => {
	const fieldItems = itemsOf( uploadField, items );
	if ( maxFilesOf( uploadField ) > 1 ) {
		return fieldItems;
	}
	return ( fieldItems.some( isAccepted ) ? fieldItems.filter( isAccepted ) : fieldItems ).slice(
		-1
	);
};

/** Whether a file was not refused: it is complete, being sent, or may still be sent. */
export const isAccepted = ( { state }: UploadItem ): boolean => state !== 'refused';

/**
 * Whether a chosen file is the same as one that is there in part or whole: it then replaces that one, which the server
 * may have lost, and does not count as another. The last modification of a complete file that came with the form is
 * unknown.
 */
export const isSame = ( { modified, name, size, state }: UploadItem, file: File ): boolean =>
	name === file.name &&
	size === file.size &&
	( state === 'partial' ||
		( state === 'done' && ( ! modified || modified === file.lastModified ) ) );

/** Whether the form has the file. */
export const isThere = ( { state }: UploadItem ): boolean =>
	state === 'done' || state === 'attached';

/** Returns refused files that are not shown but still need a message: why the last choice was not accepted. */
export const unshownRefusals = ( shown: UploadItem[], items: UploadItem[] ): UploadItem[] =>
	items.filter( ( item ) => ! isAccepted( item ) && ! shown.includes( item ) );

/** Whether the form waits for the file. */
export const isUploading = ( { state }: UploadItem ): boolean =>
	state === 'waiting' || state === 'sending';
