/**
 * The parts of Google's Places library that we use (Place Autocomplete Data API).
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
	/** Fetches a place's details, which ends the session of the suggestion that it came from. */
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

/** Properties of the window that Google's script uses. */
export interface MapsWindow {
	google?: { maps?: { importLibrary?: ( name: 'places' ) => Promise< Places > } };
	/** Called by the script once it is ready; php/Forms/Addresses passes this name in the script's URL. */
	atollMapsReady?: () => void;
}
