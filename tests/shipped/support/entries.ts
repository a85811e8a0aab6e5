import type { Page } from '@playwright/test';
import { call } from './rest';

/** Entry in gf/v2's format: its own properties, and answers by field id. */
export type Entry = { id: string; status: string; date_created: string } & Record<
	string,
	unknown
>;

/** Returns the stored entries that contain `marker`, as the owner sees them, without spam. */
export async function entriesWith( owner: Page, marker: string ): Promise< Entry[] > {
	const route = 'gf/v2/entries?paging[page_size]=200';
	const { entries } = await call< { entries: Entry[] } >( owner, 'GET', route );
	return entries.filter( ( entry ) => JSON.stringify( entry ).includes( marker ) );
}
