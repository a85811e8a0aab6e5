/** @return Whether it is on the clipboard; there is none on pages that are not secure. */
export const copyText = async ( text: string ): Promise< boolean > => {
	try {
		await navigator.clipboard.writeText( text );
		return true;
	} catch {
		return false;
	}
};
