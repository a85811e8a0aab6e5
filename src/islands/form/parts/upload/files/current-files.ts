import type { UploadItem } from '@atoll/stores';
import type { PublicField } from '../../../../../contract/public-definition';

type FileLimits = Pick< PublicField, 'maxFiles' | 'multipleFiles' >;

/** How many files a field takes. */
export const maxFilesOf = ( { maxFiles, multipleFiles }: FileLimits ): number =>
	multipleFiles ? ( maxFiles ?? Infinity ) : 1;

/** All that were chosen for a field. */
export const itemsOf = ( { id }: Pick< PublicField, 'id' >, items: UploadItem[] ): UploadItem[] =>
	items.filter( ( { field } ) => field === id );

/**
 * The files that a field shows and sends, out of all that were chosen for it. Of a field for one file
 * that is the last one which was not refused: the one before it waits unseen until the new one has
 * arrived, and stands again when that is cancelled or refused. Where every one was refused, the last of
 * them shows.
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

/** What was not refused: it is there, on its way, or may yet come. */
export const isAccepted = ( { state }: UploadItem ): boolean => state !== 'refused';

/**
 * Whether a file that is chosen is one that is there, in part or whole: it takes that one's place, and counts as no
 * other. The server may have lost it. Of a whole one that came with the form nobody knows when it was changed.
 */
export const isSame = ( { modified, name, size, state }: UploadItem, file: File ): boolean =>
	name === file.name &&
	size === file.size &&
	( state === 'partial' ||
		( state === 'done' && ( ! modified || modified === file.lastModified ) ) );

/** The form has it. */
export const isThere = ( { state }: UploadItem ): boolean =>
	state === 'done' || state === 'attached';

/** What is not among the files that show, and must still be said: why the last choice was not taken. */
export const unshownRefusals = ( shown: UploadItem[], items: UploadItem[] ): UploadItem[] =>
	items.filter( ( item ) => ! isAccepted( item ) && ! shown.includes( item ) );

/** The form waits for it. */
export const isUploading = ( { state }: UploadItem ): boolean =>
	state === 'waiting' || state === 'sending';
