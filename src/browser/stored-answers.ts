/** The form that stored answers belong to. */
export interface StoredForm {
	/** Id of the form's element. */
	key: string;
	/** URL that the form is sent to: sites that are folders of one host may have forms with the same id. */
	endpoint: string;
}

/** Returns the key of the answers in session storage. */
export const answersName = ( { key, endpoint }: StoredForm ) => `${ key } ${ endpoint }`;

/**
 * Removes the owner from this tab's answers to the forms that are sent to a URL. Their island then discards them
 * (src/islands/answers-storage.ts), including copies in other history entries.
 *
 * @param endpoint
 */
export const disownAnswers = ( endpoint: string ) => {
	try {
		Object.keys( sessionStorage )
			.filter( ( name ) => name.endsWith( answersName( { key: '', endpoint } ) ) )
			.forEach( ( name ) => sessionStorage.setItem( name, '{}' ) );
	} catch {
		// A browser without storage has stored nothing.
	}
};
