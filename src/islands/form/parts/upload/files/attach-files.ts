/**
 * Puts files into an input as if they had just been chosen, so that the form includes them however it is sent.
 *
 * @param input
 * @param files Replace the input's files.
 */
export const attachFiles = ( input: HTMLInputElement | undefined, files: File[] ) => {
	if ( input ) {
		const { files: held, items } = new DataTransfer();
		files.forEach( ( file ) => items.add( file ) );
		input.files = held;
	}
};
