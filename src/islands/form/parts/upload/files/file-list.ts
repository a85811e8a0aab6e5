import type { UploadItem } from '@atoll/stores';
import type { Markup } from '../../../markup/markup';

/**
 * One file of `gform_uploaded_files`, in Gravity Forms' shape and with what a reload needs: its
 * size, and of one that is not whole, which is no answer yet, the server's name and when it was changed.
 */
interface ListedFile {
	uploaded_filename: string;
	temp_filename: string;
	size: number;
	partial?: string;
	modified?: number;
}

const UNFINISHED_PREFIX = 'begun';

/** Nobody waits for it; what goes along with the form is in its input. */
const LEFT_OUT_STATES: Array< UploadItem[ 'state' ] > = [ 'refused', 'attached' ];

/** What counts as an answer: also what is on its way, since the form waits for it. */
const ANSWER_STATES: Array< UploadItem[ 'state' ] > = [ 'waiting', 'sending', 'done' ];

const INPUT = 'gform_uploaded_files';

const nameOf = ( { field, state }: UploadItem ) =>
	ANSWER_STATES.includes( state ) ? `input_${ field }` : `${ UNFINISHED_PREFIX }_${ field }`;

/** Says in the form which files it has; the server, the engine, a native post and a reload read it there. */
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

/** The files that the form has: those the server printed, and those of before a reload. */
export const readList = ( markup: Markup, field: number ): ListedFile[] => {
	const lists = parseLists( markup );
	return [ `input_${ field }`, `${ UNFINISHED_PREFIX }_${ field }` ].flatMap(
		( name ) => lists[ name ] ?? []
	);
};
