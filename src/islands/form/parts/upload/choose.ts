import type { UploadItem } from '@atoll/stores';
import type { PublicField } from '../../../../contract/public-definition';
import type { FormTexts } from '../../../../contract/texts';
import { judgeFile } from './judge-file';
import { fill } from './words';

/** What becomes of files that were chosen. */
interface Choice {
	taken: File[];
	/** What to say of the others, a sentence each. */
	refused: string[];
	/** Those of before that give way, where there is room for one alone. */
	replaced: UploadItem[];
}

const mostOf = ( { maxFiles, multipleFiles }: PublicField ) =>
	multipleFiles ? ( maxFiles ?? Infinity ) : 1;

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
	const most = mostOf( field );
	const held = have.filter( ( { state } ) => state !== 'refused' );
	const wrong = files.flatMap( ( file ) => {
		const message = judgeFile( field, file );
		return message === null
			? []
			: [ { file, text: fill( texts.uploadRefused, { filename: file.name, message } ) } ];
	} );
	const right = files.filter( ( file ) => ! wrong.some( ( one ) => one.file === file ) );
	const again = right.filter( ( file ) => completes( file, held ) );
	const fresh = right.filter( ( file ) => ! again.includes( file ) );
	const room = most === 1 ? 1 - again.length : Math.max( 0, most - held.length );
	const extra = fresh.slice( room );
	const filenames = extra.map( ( { name } ) => name ).join( ', ' );
	const left = most === 1 ? texts.uploadExtraOne : texts.uploadExtra;
	const taken = [ ...again, ...fresh.slice( 0, room ) ];
	return {
		taken,
		refused: [
			...wrong.map( ( { text } ) => text ),
			...( extra.length ? [ fill( left, { max: String( most ), filenames } ) ] : [] ),
		],
		replaced: most === 1 && taken.length && ! again.length ? held : [],
	};
};
