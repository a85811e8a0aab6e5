import type { UploadItem } from '@atoll/stores';
import type { PublicField } from '../../../../../contract/public-definition';
import type { FormTexts } from '../../../../../contract/texts';
import { checkFile } from './check-file';
import { isAccepted, maxFilesOf } from './current-files';
import { fillText } from '../../../texts/fill-text';

/** What becomes of files that were chosen. */
interface Choice {
	taken: File[];
	/** Those that the form can tell are wrong, and why. */
	refused: Array< { file: File; message: string } >;
	/** What to say of those that there is no room for; empty where there are none. */
	extra: string;
	/** Those of before that give way, where there is room for one alone; one that has arrived waits for the new one. */
	replaced: UploadItem[];
}

/** Those that a choice would complete need no room of their own. */
const completes = ( file: File, have: UploadItem[] ) =>
	have.some(
		( { name, size, state } ) => state === 'partial' && name === file.name && size === file.size
	);

/**
 * Sorts chosen files: what the form can tell is wrong is not sent at all (the server checks
 * everything again), and what is too many is left out (spec 5).
 */
export const chooseFiles = (
	field: PublicField,
	files: File[],
	have: UploadItem[],
	texts: FormTexts
): Choice => {
	const most = maxFilesOf( field );
	const held = have.filter( isAccepted );
	const refused = files.flatMap( ( file ) => {
		const message = checkFile( field, file );
		return message === null ? [] : [ { file, message } ];
	} );
	const right = files.filter( ( file ) => ! refused.some( ( one ) => one.file === file ) );
	const again = right.filter( ( file ) => completes( file, held ) );
	const fresh = right.filter( ( file ) => ! again.includes( file ) );
	const room = most === 1 ? 1 - again.length : Math.max( 0, most - held.length );
	const extra = fresh.slice( room );
	const filenames = extra.map( ( { name } ) => name ).join( ', ' );
	const left = most === 1 ? texts.uploadExtraOne : texts.uploadExtra;
	const taken = [ ...again, ...fresh.slice( 0, room ) ];
	const isNew = taken.length > again.length;
	const givesWay = ( item: UploadItem ) =>
		! isAccepted( item ) || ( isNew && item.state !== 'done' );
	return {
		taken,
		refused: most === 1 ? refused.slice( -1 ) : refused,
		extra: extra.length ? fillText( left, { max: String( most ), filenames } ) : '',
		replaced: most === 1 && ( taken.length || refused.length ) ? have.filter( givesWay ) : [],
	};
};
