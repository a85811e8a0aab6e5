/** Brings an element to life; resolves once it listens. */
type Start = ( element: HTMLElement ) => void | Promise< void >;

/** Registers an island with the loader: most through `mount`, those that need no React at once. */
export const register = ( name: string, start: Start ) => {
	const page = window as { atollIslands?: Record< string, Start > };
	( page.atollIslands ??= {} )[ name ] = start;
};

/** What the server hands to the island; php/Platform/Islands/Islands.php prints it. */
export const propsOf = ( element: HTMLElement ) =>
	JSON.parse(
		element.querySelector( ':scope > script[data-atoll=props]' )?.textContent ??
			element.dataset.props ??
			'{}'
	);
