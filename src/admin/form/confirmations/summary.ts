import { __, sprintf } from '@wordpress/i18n';
import type { Confirmation } from '../settings/types';

const plainText = ( html: string ) =>
	html
		.replace( /<[^>]*>/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim();

/** Returns a one-line summary of a confirmation. */
export const summaryOf = ( { message = '', type, url = '' }: Confirmation ): string => {
	if ( type === 'redirect' ) {
		/* translators: %s: a web address. */
		return sprintf( __( 'Leads to %s', 'atoll' ), url || '…' );
	}
	return type === 'page'
		? __( 'Leads to a page of this site', 'atoll' )
		: plainText( message ) || __( 'Shows Atoll’s thank-you message', 'atoll' );
};
