/** What a visitor answered, kept in the browser alone, so that pages stay everybody's. */
export interface Choices {
	/** Version of the question. It changes with the services that a site uses, and visitors are then asked again. */
	version: string;
	/** Milliseconds since the epoch. */
	at: number;
	/** Categories that were agreed to. */
	granted: string[];
}

/** Per site, since sites of a network in folders of one host share the browser's storage, and each asks for itself. */
const keyOf = ( site: number ) => `atoll-privacy-choices-${ site }`;

/** An answer holds for a year. */
const LIFETIME = 365 * 24 * 60 * 60 * 1000;

const isChoices = ( value: unknown ): value is Choices => {
	const { version, at, granted } = ( value ?? {} ) as Partial< Choices >;
	return typeof version === 'string' && typeof at === 'number' && Array.isArray( granted );
};

/** @return The answer to this question, or null where there is none that still holds. */
export const readChoices = ( site: number, version: string, now = Date.now() ): Choices | null => {
	try {
		const stored: unknown = JSON.parse( localStorage.getItem( keyOf( site ) ) ?? 'null' );
		return isChoices( stored ) && stored.version === version && now - stored.at < LIFETIME
			? stored
			: null;
	} catch {
		return null;
	}
};

/** Where the browser keeps nothing, the answer holds for this page. */
export const storeChoices = ( site: number, choices: Choices ) => {
	try {
		localStorage.setItem( keyOf( site ), JSON.stringify( choices ) );
	} catch {}
};
