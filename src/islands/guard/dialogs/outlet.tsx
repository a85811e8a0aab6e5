import { flushSync, Fragment, useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { Markup } from './markup';

/** Where the guard's dialogs show; each is there once at most, by its name. */
export interface Outlet {
	/** Shows it, or goes on showing it with other props. */
	show: ( name: string, dialog: ReactElement ) => void;
	/** Takes it away. The focus is back where it was when this returns, before anything goes on. */
	hide: ( name: string ) => void;
}

/** What it takes to show one. */
export interface Dialogs {
	markup: Markup;
	outlet: Outlet;
}

type Shown = Record< string, ReactElement >;

const without = ( shown: Shown, name: string ) =>
	Object.fromEntries( Object.entries( shown ).filter( ( [ key ] ) => key !== name ) );

/** @return The outlet, and what shows in it. */
export const useOutlet = (): [ Outlet, ReactElement[] ] => {
	const [ shown, setShown ] = useState< Shown >( {} );
	const [ outlet ] = useState( (): Outlet => ( {
		show: ( name, dialog ) =>
			flushSync( () => setShown( ( before ) => ( { ...before, [ name ]: dialog } ) ) ),
		hide: ( name ) => flushSync( () => setShown( ( before ) => without( before, name ) ) ),
	} ) );
	const dialogs = Object.entries( shown ).map( ( [ name, dialog ] ) => (
		<Fragment key={ name }>{ dialog }</Fragment>
	) );
	return [ outlet, dialogs ];
};
