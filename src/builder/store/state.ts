import type { CheckedForm, FormProblem } from '../../api/admin/check-edited-form';

/** Setting that an editor wants to fix. */
export interface Destination {
	/** Null for the form itself. */
	field: number | null;
	/** Name of the setting; empty for none in particular. */
	setting: string;
}

/** Questions that an editor wants to delete although other parts of the form depend on them. */
export interface Removal {
	/** Number of blocks. */
	count: number;
	/** Descriptions of the parts that depend on them. */
	dependents: string[];
	/** Deletes or replaces the questions. */
	proceed: () => unknown;
}

export interface State {
	/** HTML as visitors get it, by field id. */
	previews: CheckedForm[ 'fields' ];
	problems: FormProblem[];
	/** Settings that work, but probably not as intended. */
	warnings: FormProblem[];
	/** Whether the server could not check the current form. */
	isCheckFailed: boolean;
	destination: Destination | null;
	removal: Removal | null;
}

export const initial: State = {
	previews: {},
	problems: [],
	warnings: [],
	isCheckFailed: false,
	destination: null,
	removal: null,
};
