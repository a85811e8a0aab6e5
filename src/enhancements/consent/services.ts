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
	// The service is blocked or down, which does not matter to the visitor.
	vendors[ name ]?.start( id ).catch( () => {} );
};

/** Stops a service. Also removes cookies of an earlier page, since the visitor may have been asked again since. */
const stop = ( { name, id }: Service ) => {
	if ( running.delete( name ) ) {
		vendors[ name ]?.stop( id );
	}
	dropCookies( vendors[ name ]?.cookies ?? [] );
};

/**
 * Starts services that the visitor agreed to, and stops the others. Other scripts listen with `addAction(
 * 'atoll.privacyChoices', 'my-plugin', ( granted ) => … )`, on every page and for every change.
 */
export const applyChoices = ( services: Service[], granted: string[] ) => {
	const isGranted = ( { category }: Service ) => granted.includes( category );
	services.filter( ( one ) => ! isGranted( one ) ).forEach( stop );
	services.filter( ( one ) => isGranted( one ) && ! running.has( one.name ) ).forEach( start );
	doAction( 'atoll.privacyChoices', granted );
};
