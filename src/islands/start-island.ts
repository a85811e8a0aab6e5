/** Has the loader wake an island's element, once; resolves when it listens or has failed. */
export const startIsland = async ( element: HTMLElement ) => {
	await window.atollIslands?.start?.( element );
};
