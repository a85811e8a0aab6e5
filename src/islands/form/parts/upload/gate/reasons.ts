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
	/** The messages and their places; undefined if nothing holds the form. */
	hold?: HoldReason;
	/** Whether files are being sent; otherwise some failed, and the person may choose to go on without them. */
	isPending: boolean;
	/** Identifies the reasons: it changes only if they change. */
	signature: string;
}

const names = ( items: UploadItem[] ) => items.map( ( { name } ) => name ).join( ', ' );

/** Returns the files that a person meant to send and that the form does not have. */
const missingFrom = ( field: PublicField, items: UploadItem[] ) => {
	const shown = currentFiles( field, items );
	const fieldItems = itemsOf( field, items );
	return [
		...shown.filter( ( item ) => ! isThere( item ) ),
		...unshownRefusals( shown, fieldItems ),
	];
};

/** Returns what happened to files that failed and what the person can do; empty if there are none. */
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

/** Returns why a question has no file although one was chosen for it; empty if none was chosen. */
export const missingFileText = ( field: PublicField, items: UploadItem[], texts: FormTexts ) =>
	missingText( missingFrom( field, items ), texts );

/** Returns why the form may not go on with its files as they are. */
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
	// The message cannot link to fields of other pages.
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
