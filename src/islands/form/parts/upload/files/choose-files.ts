import type { UploadItem } from '@atoll/stores';
import type { PublicField } from '../../../../../contract/public-definition';
import type { FormTexts } from '../../../../../contract/texts';
import { fillText } from '../../../texts/fill-text';
import { checkFile } from './check-file';
import { isAccepted, isSame, maxFilesOf } from './current-files';

/** The result of sorting chosen files. */
interface Choice {
	accepted: File[];
	/** Files that fail the form's own checks, with the errors. */
	refused: Array< { file: File; message: string } >;
	/** Message about surplus files; empty if there are none. */
	extra: string;
	/** Earlier files that a single file replaces; a complete file stays until its replacement is complete. */
	replaced: UploadItem[];
}

/**
 * Sorts chosen files: files that fail the form's checks are not sent at all (the server checks everything again), and
 * surplus files are left out (spec 5).
 */
export const chooseFiles = (
	field: PublicField,
	files: File[],
	existing: UploadItem[],
	texts: FormTexts
): Choice => {
	const maxFiles = maxFilesOf( field );
	const acceptedItems = existing.filter( isAccepted );
	const refused = files.flatMap( ( file ) => {
		const message = checkFile( field, file );
		return message === null ? [] : [ { file, message } ];
	} );
	const valid = files.filter( ( file ) => ! refused.some( ( one ) => one.file === file ) );
	const completing = valid.filter( ( file ) =>
		acceptedItems.some( ( item ) => isSame( item, file ) )
	);
	const added = valid.filter( ( file ) => ! completing.includes( file ) );
	const room =
		maxFiles === 1 ? 1 - completing.length : Math.max( 0, maxFiles - acceptedItems.length );
	const extra = added.slice( room );
	const filenames = extra.map( ( { name } ) => name ).join( ', ' );
	const sentence = maxFiles === 1 ? texts.uploadExtraOne : texts.uploadExtra;
	const accepted = [ ...completing, ...added.slice( 0, room ) ];
	const [ chosen ] = accepted;
	const isReplaced = ( item: UploadItem ) =>
		! isAccepted( item ) || ( chosen && item.state !== 'done' && ! isSame( item, chosen ) );
	return {
		accepted,
		refused: maxFiles === 1 ? refused.slice( -1 ) : refused,
		extra: extra.length ? fillText( sentence, { max: String( maxFiles ), filenames } ) : '',
		replaced:
			maxFiles === 1 && ( accepted.length || refused.length )
				? existing.filter( isReplaced )
				: [],
	};
};
