import type { Page } from './page';

/** The form's settings, as far as pages are concerned (meta `atoll_settings`). */
interface Settings extends Record< string, unknown > {
	pageList?: Page[];
}

const parseSettings = ( settings: string ): Settings => {
	try {
		const parsed: unknown = JSON.parse( settings || '{}' );
		return typeof parsed === 'object' && parsed !== null ? ( parsed as Settings ) : {};
	} catch {
		return {};
	}
};

/** @param settings JSON. */
export const firstPageOf = ( settings: string ): Page =>
	parseSettings( settings ).pageList?.[ 0 ] ?? {};

/**
 * The settings with a change to the first page. The others stand on the breaks that begin them.
 *
 * @param settings JSON.
 */
export const withFirstPage = ( settings: string, change: Partial< Page > ): string => {
	const { pageList = [], ...others } = parseSettings( settings );
	return JSON.stringify( { ...others, pageList: [ { ...pageList[ 0 ], ...change } ] } );
};
