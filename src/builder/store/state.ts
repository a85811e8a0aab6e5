import type { DraftAnswer, FormProblem } from '../../api/check-form-draft';

/** A setting that somebody wants to mend. */
export interface Destination {
	/** Null for the form itself. */
	field: number | null;
	/** Empty for none in particular. */
	setting: string;
}

export interface State {
	/** HTML as visitors get it, by the fields' ids. */
	previews: DraftAnswer[ 'fields' ];
	problems: FormProblem[];
	/** What works, but hardly as it was meant. */
	warnings: FormProblem[];
	/** Whether what is on the screen was looked at by the server. */
	isChecked: boolean;
	destination: Destination | null;
}

export const initial: State = {
	previews: {},
	problems: [],
	warnings: [],
	isChecked: false,
	destination: null,
};
