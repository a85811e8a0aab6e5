/**
 * Copies what an input holds, in browsers and pages without a clipboard API too.
 *
 * @return Whether it is on the clipboard; if not, it is selected.
 */
export const copyValue = async ( input: HTMLInputElement ): Promise< boolean > => {
	try {
		await navigator.clipboard.writeText( input.value );
		return true;
	} catch {
		input.focus();
		input.select();
		return document.execCommand( 'copy' );
	}
};
