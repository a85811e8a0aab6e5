import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export const KEPT = '.atoll/shipped/kept.json';

/** What one chapter leaves for the next. */
interface Kept {
	/** Public numbers of forms: made in the editor, one that leads on, one that can be saved. */
	forms: { callback: number; leadsOn: number; application: number };
	/** Numbers of the pages that show them, and of the one that the second leads on to. */
	pages: { callback: number; leadsOn: number; application: number; thanks: number };
}

const read = (): Partial< Kept > =>
	existsSync( KEPT ) ? ( JSON.parse( readFileSync( KEPT, 'utf8' ) ) as Partial< Kept > ) : {};

export const keep = ( more: Partial< Kept > ): void =>
	writeFileSync( KEPT, JSON.stringify( { ...read(), ...more } ) );

/** @throws When the chapter that leaves it has not run. */
export function kept< Name extends keyof Kept >( name: Name ): Kept[ Name ] {
	const found = read()[ name ];
	if ( ! found ) {
		throw new Error( `The chapter “install” leaves ${ name }; it has not run.` );
	}
	return found;
}
