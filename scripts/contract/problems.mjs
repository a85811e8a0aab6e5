/** Error with all problems of the contract, each a sentence that says how to fix it. */
export class Problems extends Error {
	/** @param {string[]} list */
	constructor( list ) {
		super( list.join( '\n' ) );
		this.list = list;
	}
}
