/** Makes the loader start an element's island, once; resolves when the island listens or has failed. */
export const startIsland = async ( element: HTMLElement ) => {
	await window.atollIslands?.start?.( element );
};
