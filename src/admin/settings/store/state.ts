import type { SavedSettings, SettingsGroup, SettingsValues } from '../../../api/admin/settings';

/** Somebody else saved a group meanwhile. */
export interface Conflict {
	/** The server's. */
	words: string;
	/** What they saved. */
	newer: SavedSettings;
}

/** A group as it is kept, and what was changed here since. */
export interface EditedGroup extends SettingsGroup {
	/** Only what differs from what is kept, by name; of objects only the parts that do. */
	edits: SettingsValues;
	/** What to mend, by the settings' paths such as `links.0.url`. */
	problems: Record< string, string >;
	conflict: Conflict | null;
}

/** What came of saving a group. */
export interface Outcome {
	group: string;
	/** Why it was not saved, for a person; empty when it was. */
	problem: string;
}

export interface State {
	status: 'loading' | 'ready' | 'failed';
	groups: EditedGroup[];
	isSaving: boolean;
	/** Of the last save, one for each group that was sent. */
	outcomes: Outcome[];
	/** Whether the preview is wanted where it has no room of its own. */
	isPreviewOpen: boolean;
}

export const INITIAL: State = {
	status: 'loading',
	groups: [],
	isSaving: false,
	outcomes: [],
	isPreviewOpen: false,
};
