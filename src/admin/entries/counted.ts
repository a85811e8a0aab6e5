import { __, sprintf } from '@wordpress/i18n';

/** Entries that the server counts: one more says that there are more (php/Entries/Listing/ViewQuery). */
const COUNTED = 10_000;

export const isMore = ( total: number ): boolean => total > COUNTED;

/** A number that has room beside a word. */
export const short = ( total: number ): string =>
	isMore( total ) ? `${ COUNTED.toLocaleString() }+` : total.toLocaleString();

/** The same as part of a sentence. */
export const said = ( total: number ): string =>
	isMore( total )
		? /* translators: %s: a number. */
			sprintf( __( 'More than %s', 'atoll' ), COUNTED.toLocaleString() )
		: total.toLocaleString();

/** As many as are sure to be there. */
export const atLeast = ( total: number ): number => Math.min( total, COUNTED );
