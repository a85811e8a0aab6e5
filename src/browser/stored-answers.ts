/** To which form answers are kept. */
export interface StoredForm {
	/** Its element's id. */
	key: string;
	/** Where it is sent to: sites that are folders of one host may have forms of one number. */
	endpoint: string;
}

/** Under which name the tab's session keeps them. */
export const answersName = ( { key, endpoint }: StoredForm ) => `${ key } ${ endpoint }`;

/**
 * What this tab keeps of the forms that are sent there becomes nobody's, which their island throws away
 * (src/islands/answers-storage.ts), the copy in another entry of the history too.
 *
 * @param endpoint
 */
export const disownAnswers = ( endpoint: string ) => {
	try {
		Object.keys( sessionStorage )
			.filter( ( name ) => name.endsWith( answersName( { key: '', endpoint } ) ) )
			.forEach( ( name ) => sessionStorage.setItem( name, '{}' ) );
	} catch {
		// A browser without storage has kept nothing.
	}
};
