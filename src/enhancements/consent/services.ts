import { doAction } from '../../browser/do-action';
import { dropCookies } from './cookies';
import { vendors } from './vendors';

export interface Service {
	name: string;
	category: string;
	id: string;
}

const running = new Set< string >();

const start = ( { name, id }: Service ) => {
	running.add( name );
	// Blocked or down: it is nothing that the visitor came for.
	vendors[ name ]?.start( id ).catch( () => {} );
};

/** Its cookies may be those of an earlier page, whose visitor has been asked anew since. */
const stop = ( { name, id }: Service ) => {
	if ( running.delete( name ) ) {
		vendors[ name ]?.stop( id );
	}
	dropCookies( vendors[ name ]?.cookies ?? [] );
};

/**
 * Starts what was agreed to and stops what no longer is. Others hear of it by
 * `addAction( 'atoll.privacyChoices', 'my-plugin', ( granted ) => … )`, at every page and at every change.
 */
export const applyChoices = ( services: Service[], granted: string[] ) => {
	const isGranted = ( { category }: Service ) => granted.includes( category );
	services.filter( ( one ) => ! isGranted( one ) ).forEach( stop );
	services.filter( ( one ) => isGranted( one ) && ! running.has( one.name ) ).forEach( start );
	doAction( 'atoll.privacyChoices', granted );
};
