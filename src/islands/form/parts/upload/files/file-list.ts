import type { UploadItem } from '@atoll/stores';
import type { Markup } from '../../../markup/markup';

/**
 * A file of `gform_uploaded_files`, in Gravity Forms' shape, with what a reload needs: its size, and for an incomplete
 * file, which is not an answer yet, the server's name and the last modification.
 */
interface ListedFile {
	uploaded_filename: string;
	temp_filename: string;
	size: number;
	partial?: string;
	modified?: number;
}

const UNFINISHED_PREFIX = 'begun';

/** States of files that are not listed: refused ones, and those that the form sends in its input. */
const LEFT_OUT_STATES: Array< UploadItem[ 'state' ] > = [ 'refused', 'attached' ];

/** States of files that count as answers, including those being sent, since the form waits for them. */
const ANSWER_STATES: Array< UploadItem[ 'state' ] > = [ 'waiting', 'sending', 'done' ];

const INPUT = 'gform_uploaded_files';

const nameOf = ( { field, state }: UploadItem ) =>
	ANSWER_STATES.includes( state ) ? `input_${ field }` : `${ UNFINISHED_PREFIX }_${ field }`;

/** Writes the form's list of files, which the server, the engine, the browser's own post and a reload read. */
export const writeList = ( markup: Markup, items: UploadItem[] ) => {
	const lists: Record< string, ListedFile[] > = {};
	items
		.filter( ( { state } ) => ! LEFT_OUT_STATES.includes( state ) )
		.forEach( ( item ) => {
			const { id, modified, name, size, state } = item;
			( lists[ nameOf( item ) ] ??= [] ).push( {
				uploaded_filename: name,
				size,
				...( state === 'done'
					? { temp_filename: id }
					: { temp_filename: '', partial: id, modified } ),
			} );
		} );
	markup.setHidden( INPUT, Object.keys( lists ).length ? JSON.stringify( lists ) : '' );
};

const parseLists = ( markup: Markup ): Record< string, ListedFile[] | undefined > => {
	try {
		return Object( JSON.parse( markup.hiddenValue( INPUT ) ) );
	} catch {
		return {};
	}
};

/** Returns the form's files: those that the server printed, and those from before a reload. */
export const readList = ( markup: Markup, field: number ): ListedFile[] => {
	const lists = parseLists( markup );
	return [ `input_${ field }`, `${ UNFINISHED_PREFIX }_${ field }` ].flatMap(
		( name ) => lists[ name ] ?? []
	);
};
