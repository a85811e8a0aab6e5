import apiFetch from '@wordpress/api-fetch';
import type { TrySettings } from '../../contract/rest/atoll/settings-try';
import type { Settings } from '../../contract/settings';
import { Invalid, Refused, Unreadable } from '../errors';

/** By name, as contract/settings describes them; a secret is `{ isSet }`, or text that shall take its place. */
export type SettingsValues = Record< string, unknown >;

/** What is kept of a group. */
export interface SavedSettings {
	values: SettingsValues;
	/** To be sent back when it is saved. */
	version: string;
}

/** A group with all that a screen needs to edit it. */
export interface SettingsGroup extends SavedSettings {
	name: string;
	title: string;
	description: string;
	/** Screens where what belongs to it is edited. */
	links: { url: string; text: string }[];
	settings: Settings;
}

/** Two colours that stand on each other. */
export interface ContrastPair {
	title: string;
	/** As a ratio to 1. */
	ratio: number;
	needed: number;
	isEnough: boolean;
}

/** What styles make of the site's pages. */
export interface CompiledStyles {
	css: string;
	/** Whether pages are dark where the visitor's device is. */
	hasNight: boolean;
	contrast: { day: ContrastPair[]; night: ContrastPair[] };
}

interface Refusal {
	code?: string;
	message?: string;
	data?: { status?: number; problems?: Record< string, string > };
}

const toError = ( thrown: Refusal ) => {
	const { code = '', message = '', data = {} } = thrown;
	if ( data.problems ) {
		return new Invalid( data.problems, message || undefined );
	}
	return data.status ? new Refused( code, message, data.status ) : new Unreadable( message );
};

/**
 * @param options For api-fetch, whose root and nonce wp-admin set.
 * @throws {Invalid|Refused|Unreadable} Invalid names what to mend, by the settings' paths.
 */
const call = < Answer >( options: {
	path: string;
	method?: string;
	data?: object;
} ): Promise< Answer > =>
	apiFetch< Answer >( options ).catch( ( thrown: Refusal ) => {
		throw toError( thrown );
	} );

const pathOf = ( group: string ) => `/s1t2/v1/settings/${ group }`;

/** Every group there is. */
export const listSettings = (): Promise< SettingsGroup[] > =>
	call< { groups: SettingsGroup[] } >( { path: '/s1t2/v1/settings' } ).then(
		( { groups } ) => groups
	);

export const readSettings = ( group: string ): Promise< SavedSettings > =>
	call( { path: pathOf( group ) } );

/**
 * Keeps all of the values or none.
 *
 * @param version Of what was read; Refused with status 409 when there is a newer one.
 */
export const saveSettings = (
	group: string,
	values: SettingsValues,
	version: string
): Promise< SavedSettings > =>
	call( { path: pathOf( group ), method: 'PUT', data: { values, version } } );

/** What a page's address has in its query. */
export type PreviewQuery = {
	/** The token of what is tried, or `saved`. */
	atoll_tried: string;
};

/** Shows a page as it is saved, and without the toolbar, as visitors have none. */
export const SAVED: PreviewQuery = { atoll_tried: 'saved' };

/**
 * Makes the site's pages with values that are not saved, for this person alone and for some minutes.
 *
 * @return What to add to the query of a page's address.
 * @throws {Invalid|Refused|Unreadable} As when they are saved.
 */
export const trySettings = ( group: string, values: SettingsValues ): Promise< PreviewQuery > =>
	call< TrySettings[ 'response' ] >( {
		path: `${ pathOf( group ) }/try`,
		method: 'POST',
		data: { values },
	} ).then( ( { token } ) => ( { atoll_tried: token } ) );

/** What a page must carry to show styles that are not saved. */
export const previewStyles = ( values: SettingsValues ): Promise< CompiledStyles > =>
	call( { path: `${ pathOf( 'styles' ) }/preview`, method: 'POST', data: { values } } );
