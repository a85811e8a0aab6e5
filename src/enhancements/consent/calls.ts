import { recordConversion } from '../../api/conversion';
import { countCall } from './vendors/pixel';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

const newEventId = () =>
	[ ...crypto.getRandomValues( new Uint8Array( 20 ) ) ]
		.map( ( byte ) => ALPHABET[ byte % ALPHABET.length ] )
		.join( '' );

/**
 * Counts clicks on phone links (spec 7) while `isAllowed` returns true. Dialling never waits for it.
 *
 * @param endpoint  URL of GET s1t2/v1/conversion.
 * @param isAllowed
 */
export const countCalls = ( endpoint: string, isAllowed: () => boolean ) =>
	document.addEventListener( 'click', ( { target } ) => {
		if ( ( target as Element ).closest( 'a[href^="tel:"]' ) && isAllowed() ) {
			const eventId = newEventId();
			countCall( eventId );
			recordConversion( endpoint, eventId, location.pathname );
		}
	} );
