import type { SavedSettings, SettingsGroup, SettingsValues } from '../../../api/admin/settings';

/** Conflict: another person saved a group meanwhile. */
export interface Conflict {
	/** Error message of the server. */
	words: string;
	/** Values that the other person saved. */
	newer: SavedSettings;
}

/** Group as it is stored, with unsaved edits. */
export interface EditedGroup extends SettingsGroup {
	/** Only values that differ from the stored ones, by name; of objects only the parts that differ. */
	edits: SettingsValues;
	/** Error messages by path of the setting, such as `links.0.url`. */
	problems: Record< string, string >;
	conflict: Conflict | null;
}

/** Result of saving a group. */
export interface Outcome {
	group: string;
	/** Error message for people; empty on success. */
	problem: string;
}

export interface State {
	status: 'loading' | 'ready' | 'failed';
	groups: EditedGroup[];
	isSaving: boolean;
	/** Results of the last save, one for each group that was sent. */
	outcomes: Outcome[];
	/** Whether the preview is open in windows that have no room beside the settings. */
	isPreviewOpen: boolean;
}

export const INITIAL: State = {
	status: 'loading',
	groups: [],
	isSaving: false,
	outcomes: [],
	isPreviewOpen: false,
};
