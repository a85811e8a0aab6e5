import { parseSettings } from '../parse-settings';
import type { Page } from './page';

/** Settings of the form that concern pages. */
interface Settings {
	pageList: Page[];
}

/** @param settings Settings of the form, as JSON. */
export const firstPageOf = ( settings: string ): Page =>
	parseSettings< Settings >( settings ).pageList?.[ 0 ] ?? {};

/**
 * Returns the settings with a change to the first page. Settings of other pages are stored in their page breaks.
 *
 * @param settings Settings of the form, as JSON.
 */
export const withFirstPage = ( settings: string, change: Partial< Page > ): string => {
	const { pageList = [], ...others } = parseSettings< Settings >( settings );
	return JSON.stringify( { ...others, pageList: [ { ...pageList[ 0 ], ...change } ] } );
};
