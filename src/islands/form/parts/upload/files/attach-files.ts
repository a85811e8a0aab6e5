/**
 * Has an input hold files as if they had just been chosen with it, so that the form takes them along however it is sent.
 *
 * @param input
 * @param files In place of those that it holds.
 */
export const attachFiles = ( input: HTMLInputElement | undefined, files: File[] ) => {
	if ( input ) {
		const { files: held, items } = new DataTransfer();
		files.forEach( ( file ) => items.add( file ) );
		input.files = held;
	}
};
