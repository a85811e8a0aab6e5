import { select } from '@wordpress/data';
import { forms, type Held, type UploadItem } from '@atoll/stores';
import type { PublicField } from '../../../../../contract/public-definition';
import { fieldsOf } from '../../../../../forms';
import type { Context } from '../../../context';
import { isUploading, isAccepted, unshownRefusals, currentFiles } from '../files/current-files';
import { fillText } from '../../../texts/fill-text';

interface Reasons {
	/** What to say, and where; undefined when nothing holds the form. */
	held?: Held;
	/** Files are on their way; otherwise some did not arrive, which people may choose to go on without. */
	isPending: boolean;
	/** The same while the reasons are the same. */
	mark: string;
}

const names = ( items: UploadItem[] ) => items.map( ( { name } ) => name ).join( ', ' );

/** What people meant to send, and the form does not have. */
const missingFrom = ( field: PublicField, items: UploadItem[] ) => {
	const shown = currentFiles( field, items );
	const own = items.filter( ( item ) => item.field === field.id );
	return [
		...shown.filter( ( { state } ) => state !== 'done' ),
		...unshownRefusals( shown, own ),
	];
};

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
	const found = fields
		.map( ( field ) => ( {
			field,
			missing: missingFrom( field, items ).filter(
				( item ) => ! isPending || isUploading( item )
			),
		} ) )
		.filter( ( { missing } ) => missing.length );
	const sentence = ( missing: UploadItem[] ) => {
		if ( isPending ) {
			return texts.uploadPending;
		}
		const left = missing.filter( isAccepted );
		const refused = missing.filter( ( item ) => ! isAccepted( item ) );
		return [
			...( left.length ? [ fillText( texts.uploadLeft, { filename: names( left ) } ) ] : [] ),
			...( refused.length
				? [ fillText( texts.uploadNotTaken, { filename: names( refused ) } ) ]
				: [] ),
		].join( ' ' );
	};
	// A field of another page cannot be gone to from here.
	const isHere = ( { field }: { field: PublicField } ) => field.page === page;
	const elsewhere = found.filter( ( one ) => ! isHere( one ) );
	return {
		isPending,
		mark: found.flatMap( ( { missing } ) => missing.map( ( item ) => item.key ) ).join( ' ' ),
		...( found.length && {
			held: {
				messages: Object.fromEntries(
					found
						.filter( isHere )
						.map( ( { field, missing } ) => [ field.id, sentence( missing ) ] )
				),
				others: [ ...new Set( elsewhere.map( ( { missing } ) => sentence( missing ) ) ) ],
			},
		} ),
	};
};
