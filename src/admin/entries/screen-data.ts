import type { EntriesScreen } from '../../contract/script-data/entries-screen';

export type ScreenEntry = NonNullable< EntriesScreen[ 'one' ] >;

declare global {
	interface Window {
		atollEntries: EntriesScreen;
	}
}

export const screenData = (): EntriesScreen => window.atollEntries;
