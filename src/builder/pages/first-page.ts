import { parseSettings } from '../parse-settings';
import type { Page } from './page';

/** The form's settings, as far as pages are concerned. */
interface Settings {
	pageList: Page[];
}

/** @param settings JSON. */
export const firstPageOf = ( settings: string ): Page =>
	parseSettings< Settings >( settings ).pageList?.[ 0 ] ?? {};

/**
 * The settings with a change to the first page. The others stand on the breaks that begin them.
 *
 * @param settings JSON.
 */
export const withFirstPage = ( settings: string, change: Partial< Page > ): string => {
	const { pageList = [], ...others } = parseSettings< Settings >( settings );
	return JSON.stringify( { ...others, pageList: [ { ...pageList[ 0 ], ...change } ] } );
};
