import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export const KEPT = '.atoll/shipped/kept.json';

/** Data that one chapter stores for the next ones. */
interface Kept {
	/** Public numbers of forms: one made in the editor, one that redirects, one that can be saved. */
	forms: { callback: number; leadsOn: number; application: number };
	/** Ids of the pages with these forms, and of the page that the second form redirects to. */
	pages: { callback: number; leadsOn: number; application: number; thanks: number };
}

const read = (): Partial< Kept > =>
	existsSync( KEPT ) ? ( JSON.parse( readFileSync( KEPT, 'utf8' ) ) as Partial< Kept > ) : {};

export const keep = ( more: Partial< Kept > ): void =>
	writeFileSync( KEPT, JSON.stringify( { ...read(), ...more } ) );

/** @throws If the chapter that stores it has not run. */
export function kept< Name extends keyof Kept >( name: Name ): Kept[ Name ] {
	const found = read()[ name ];
	if ( ! found ) {
		throw new Error( `The chapter “install” leaves ${ name }; it has not run.` );
	}
	return found;
}
