/** Everything that is wrong with the contract, one sentence each that names the mend. */
export class Problems extends Error {
	/** @param {string[]} list */
	constructor( list ) {
		super( list.join( '\n' ) );
		this.list = list;
	}
}
