import { loadScript } from '../../../../browser/load-script';
import type { LookupSettings } from '../../../../contract/part-settings';
import { withTimeout } from '../../../with-timeout';
import { googleAddress } from './google-address';
import type { MapsWindow, PlacePrediction, Places } from './google-types';
import type { Provider } from './provider';

/** Milliseconds for the loaded script to become ready. */
const TIMEOUT = 10_000;

/** Types of places to suggest: addresses, but no shops or sights. */
const TYPES = [ 'street_address', 'premise', 'subpremise', 'route' ];

const page = () => window as MapsWindow;

let libraryLoaded: Promise< Places > | undefined;

/** Loads the library once; after a failure, the next call tries again. */
const loadLibrary = ( script: string ): Promise< Places > => {
	libraryLoaded ??= ( async () => {
		// Another plugin may have loaded the library.
		if ( ! page().google?.maps?.importLibrary ) {
			const ready = new Promise< void >( ( resolve ) => {
				page().atollMapsReady = resolve;
			} );
			await loadScript( script );
			await withTimeout( TIMEOUT, ready );
		}
		return page().google!.maps!.importLibrary!( 'places' );
	} )();
	libraryLoaded.catch( () => {
		libraryLoaded = undefined;
	} );
	return libraryLoaded;
};

/**
 * Returns the provider Google Places for one field. A session lasts from the first letter to the chosen address, and is
 * billed once.
 */
export const google = ( { script }: LookupSettings ): Provider => {
	let session: object | undefined;
	/** Predictions by option id, of all searches of the session: the visible list may be that of an earlier search. */
	const found = new Map< string, { prediction: PlacePrediction; typed: string } >();
	return {
		credit: 'Google Maps',
		preload: () => {
			loadLibrary( script! ).catch( () => {} );
		},
		search: async ( typed ) => {
			const { AutocompleteSessionToken, AutocompleteSuggestion } = await loadLibrary(
				script!
			);
			session ??= new AutocompleteSessionToken();
			const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions( {
				input: typed,
				sessionToken: session,
				includedRegionCodes: [ 'au' ],
				includedPrimaryTypes: TYPES,
				language: 'en-AU',
				region: 'au',
			} );
			return suggestions.flatMap( ( { placePrediction: prediction } ) => {
				if ( ! prediction ) {
					return [];
				}
				const id = `${ prediction.placeId } ${ typed }`;
				found.set( id, { prediction, typed } );
				return { id, text: prediction.text.text };
			} );
		},
		find: async ( id ) => {
			const { prediction, typed } = found.get( id )!;
			const place = prediction.toPlace();
			session = undefined;
			found.clear();
			await place.fetchFields( { fields: [ 'addressComponents' ] } );
			const address = googleAddress( place.addressComponents ?? [], typed );
			// An empty address would overwrite what was typed.
			if ( address.line1 + address.city === '' ) {
				throw new Error( 'A place without its address' );
			}
			return address;
		},
	};
};
