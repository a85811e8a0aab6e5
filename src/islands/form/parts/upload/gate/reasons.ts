import { select } from '@wordpress/data';
import { forms, type HoldReason, type UploadItem } from '@atoll/stores';
import type { PublicField } from '../../../../../contract/public-definition';
import type { FormTexts } from '../../../../../contract/texts';
import { fieldsOf } from '../../../../../forms';
import type { Context } from '../../../context';
import { fillText } from '../../../texts/fill-text';
import {
	currentFiles,
	isAccepted,
	isThere,
	isUploading,
	itemsOf,
	unshownRefusals,
} from '../files/current-files';

interface Reasons {
	/** What to say, and where; undefined when nothing holds the form. */
	hold?: HoldReason;
	/** Files are on their way; otherwise some did not arrive, which people may choose to go on without. */
	isPending: boolean;
	/** The same while the reasons are the same. */
	signature: string;
}

const names = ( items: UploadItem[] ) => items.map( ( { name } ) => name ).join( ', ' );

/** What people meant to send, and the form does not have. */
const missingFrom = ( field: PublicField, items: UploadItem[] ) => {
	const shown = currentFiles( field, items );
	const fieldItems = itemsOf( field, items );
	return [
		...shown.filter( ( item ) => ! isThere( item ) ),
		...unshownRefusals( shown, fieldItems ),
	];
};

/** What became of files that did not arrive, and what can be done about it; empty where there are none. */
const missingText = ( missing: UploadItem[], texts: FormTexts ) => {
	const notArrived = missing.filter( isAccepted );
	const refused = missing.filter( ( item ) => ! isAccepted( item ) );
	return [
		...( notArrived.length
			? [ fillText( texts.uploadLeft, { filename: names( notArrived ) } ) ]
			: [] ),
		...( refused.length
			? [ fillText( texts.uploadNotTaken, { filename: names( refused ) } ) ]
			: [] ),
	].join( ' ' );
};

/** Why a question has no file, where one was chosen for it; empty where none was. */
export const missingFileText = ( field: PublicField, items: UploadItem[], texts: FormTexts ) =>
	missingText( missingFrom( field, items ), texts );

/** Why a form may not go on as its files stand. */
export const reasonsOf = ( { definition, key }: Context, items: UploadItem[] ): Reasons => {
	const { hidden, page } = select( forms ).getForm( key );
	const { texts } = definition;
	const fields = fieldsOf( definition, 'files' ).filter(
		( { id } ) => ! hidden.hiddenFields.has( id )
	);
	const isPending = items.some(
		( item ) => isUploading( item ) && fields.some( ( { id } ) => id === item.field )
	);
	const incomplete = fields
		.map( ( field ) => ( {
			field,
			missing: missingFrom( field, items ).filter(
				( item ) => ! isPending || isUploading( item )
			),
		} ) )
		.filter( ( { missing } ) => missing.length );
	const sentence = ( missing: UploadItem[] ) =>
		isPending
			? texts.uploadPending
			: `${ missingText( missing, texts ) } ${ texts.uploadGoOn }`;
	// Fields of another page cannot be reached from this one.
	const isHere = ( { field }: { field: PublicField } ) => field.page === page;
	const elsewhere = incomplete.filter( ( entry ) => ! isHere( entry ) );
	return {
		isPending,
		signature: incomplete
			.flatMap( ( { missing } ) => missing.map( ( item ) => item.key ) )
			.join( ' ' ),
		...( incomplete.length && {
			hold: {
				messages: Object.fromEntries(
					incomplete
						.filter( isHere )
						.map( ( { field, missing } ) => [ field.id, sentence( missing ) ] )
				),
				others: [ ...new Set( elsewhere.map( ( { missing } ) => sentence( missing ) ) ) ],
			},
		} ),
	};
};
