import type { Page } from '@playwright/test';
import { call } from './rest';

/** An entry as gf/v2 gives it: properties of its own, and answers by the number of their question. */
export type Entry = { id: string; status: string; date_created: string } & Record<
	string,
	unknown
>;

/** The stored entries in which `marker` occurs, as the owner finds them; spam is not among them. */
export async function entriesWith( owner: Page, marker: string ): Promise< Entry[] > {
	const route = 'gf/v2/entries?paging[page_size]=200';
	const { entries } = await call< { entries: Entry[] } >( owner, 'GET', route );
	return entries.filter( ( entry ) => JSON.stringify( entry ).includes( marker ) );
}
