import apiFetch from '@wordpress/api-fetch';
import type { TrySettings } from '../../contract/rest/atoll/settings-try';
import type { Settings } from '../../contract/settings';
import { Invalid, Refused, Unreadable } from '../errors';

/** Values by name, as contract/settings describes them; a secret is `{ isSet }`, or a text that replaces it. */
export type SettingsValues = Record< string, unknown >;

/** The saved values of a group. */
export interface SavedSettings {
	values: SettingsValues;
	/** Version to send back when the group is saved. */
	version: string;
}

/** A group with everything that a screen needs to edit it. */
export interface SettingsGroup extends SavedSettings {
	name: string;
	title: string;
	description: string;
	/** Screens on which related content is edited. */
	links: { url: string; text: string }[];
	settings: Settings;
}

/** Two colours of which one is used on the other. */
export interface ContrastPair {
	title: string;
	/** Contrast as a ratio to 1. */
	ratio: number;
	needed: number;
	isEnough: boolean;
}

/** The site's styles as compiled from settings. */
export interface CompiledStyles {
	css: string;
	/** Whether pages are dark if the visitor's device prefers dark colours. */
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
 * @param options Options of api-fetch, whose root and nonce wp-admin sets.
 * @throws {Invalid|Refused|Unreadable} Invalid has the error messages by the settings' paths.
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

/** Returns every group of settings. */
export const listSettings = (): Promise< SettingsGroup[] > =>
	call< { groups: SettingsGroup[] } >( { path: '/s1t2/v1/settings' } ).then(
		( { groups } ) => groups
	);

export const readSettings = ( group: string ): Promise< SavedSettings > =>
	call( { path: pathOf( group ) } );

/**
 * Saves all of the values or none.
 *
 * @param version Version of the values that were read; Refused with status 409 if there is a newer one.
 */
export const saveSettings = (
	group: string,
	values: SettingsValues,
	version: string
): Promise< SavedSettings > =>
	call( { path: pathOf( group ), method: 'PUT', data: { values, version } } );

/** Query arguments of a page's URL. */
export type PreviewQuery = {
	/** Token of the values to preview, or `saved`. */
	atoll_tried: string;
};

/** Shows a page with its saved settings and without the toolbar, which visitors do not have. */
export const SAVED: PreviewQuery = { atoll_tried: 'saved' };

/**
 * Lets this person alone preview the site's pages with unsaved values, for some minutes.
 *
 * @return Query arguments to add to a page's URL.
 * @throws {Invalid|Refused|Unreadable} As when the values are saved.
 */
export const trySettings = ( group: string, values: SettingsValues ): Promise< PreviewQuery > =>
	call< TrySettings[ 'response' ] >( {
		path: `${ pathOf( group ) }/try`,
		method: 'POST',
		data: { values },
	} ).then( ( { token } ) => ( { atoll_tried: token } ) );

/** Returns the styles that a page needs to preview unsaved values. */
export const previewStyles = ( values: SettingsValues ): Promise< CompiledStyles > =>
	call( { path: `${ pathOf( 'styles' ) }/preview`, method: 'POST', data: { values } } );
