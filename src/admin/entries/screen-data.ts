/** What PHP tells the screens of entries (php/Admin/Entries). */
export interface ScreenData {
	/** Address of the list. */
	screen: string;
	/** Begin of an entry's address; its id comes after. */
	entry: string;
	/** Likewise of the page for paper; ids with commas come after. */
	print: string;
	/** Where forms are edited. */
	forms?: string;
	/** The access log; empty for those who may not see it. */
	log?: string;
	/** Where exports are asked for; null for those who may not. */
	export: { url: string; nonce: string } | null;
	can: { edit: boolean; delete?: boolean; forms?: boolean };
	/** The entry of this screen, where it shows one. */
	one?: ScreenEntry;
}

export interface ScreenEntry {
	id: number;
	form: number;
	/** The part of the list that it is in. */
	view: 'inbox' | 'spam' | 'trash';
	/** Where its answers are changed; empty where they cannot be. */
	edit: string;
	isStarred: boolean;
	isHeld: boolean;
}

declare global {
	interface Window {
		atollEntries: ScreenData;
	}
}

export const screenData = (): ScreenData => window.atollEntries;
