/** @return Whether the text was copied; pages that are not secure have no clipboard. */
export const copyText = async ( text: string ): Promise< boolean > => {
	try {
		await navigator.clipboard.writeText( text );
		return true;
	} catch {
		return false;
	}
};
