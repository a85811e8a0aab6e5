import type { CheckedForm, FormProblem } from '../../api/admin/check-edited-form';

/** A setting that somebody wants to mend. */
export interface Destination {
	/** Null for the form itself. */
	field: number | null;
	/** Empty for none in particular. */
	setting: string;
}

/** Questions that somebody wants to delete though something hangs on them. */
export interface Removal {
	/** How many blocks. */
	count: number;
	/** What hangs on them, in words. */
	dependents: string[];
	/** Deletes them, or puts in their place what is to stand there. */
	proceed: () => unknown;
}

export interface State {
	/** HTML as visitors get it, by the fields' ids. */
	previews: CheckedForm[ 'fields' ];
	problems: FormProblem[];
	/** What works, but hardly as it was meant. */
	warnings: FormProblem[];
	/** Whether the server could not be asked about what is on the screen. */
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
