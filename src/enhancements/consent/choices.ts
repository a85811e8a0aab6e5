/** A visitor's answer, stored only in the browser, so that pages stay the same for everyone. */
export interface Choices {
	/** Version of the question. It changes with the site's services; visitors are then asked again. */
	version: string;
	/** When the visitor answered, in milliseconds since the epoch. */
	at: number;
	/** Categories that the visitor agreed to. */
	granted: string[];
}

/** Returns the storage key of a site: sites of a network on one host share storage, but each asks separately. */
const keyOf = ( site: number ) => `atoll-privacy-choices-${ site }`;

/** Milliseconds that an answer is valid: one year. */
const LIFETIME = 365 * 24 * 60 * 60 * 1000;

const isChoices = ( value: unknown ): value is Choices => {
	const { version, at, granted } = ( value ?? {} ) as Partial< Choices >;
	return typeof version === 'string' && typeof at === 'number' && Array.isArray( granted );
};

/** @return The answer to this question, or null if there is no valid one. */
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

/** Stores the answer. If the browser stores nothing, it only applies to this page. */
export const storeChoices = ( site: number, choices: Choices ) => {
	try {
		localStorage.setItem( keyOf( site ), JSON.stringify( choices ) );
	} catch {}
};
