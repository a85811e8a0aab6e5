/**
 * What we use of Google's Places library (Place Autocomplete Data API).
 *
 * @see https://developers.google.com/maps/documentation/javascript/reference/autocomplete-data
 */
export interface AddressComponent {
	longText: string | null;
	shortText: string | null;
	types: string[];
}

interface Place {
	addressComponents?: AddressComponent[];
	/** Ends the session of the suggestion that the place came from. */
	fetchFields: ( options: { fields: string[] } ) => Promise< unknown >;
}

export interface PlacePrediction {
	placeId: string;
	text: { text: string };
	toPlace: () => Place;
}

export interface Places {
	AutocompleteSessionToken: new () => object;
	AutocompleteSuggestion: {
		fetchAutocompleteSuggestions: ( request: {
			input: string;
			sessionToken: object;
			includedRegionCodes: string[];
			includedPrimaryTypes: string[];
			language: string;
			region: string;
		} ) => Promise< { suggestions: Array< { placePrediction: PlacePrediction | null } > } >;
	};
}

/** What Google's script puts into the page. */
export interface MapsWindow {
	google?: { maps?: { importLibrary?: ( name: 'places' ) => Promise< Places > } };
	/** Called by the script once it is ready; php/Forms/Addresses names it in its address. */
	atollMapsReady?: () => void;
}
