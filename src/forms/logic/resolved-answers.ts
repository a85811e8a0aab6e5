import type { Answers } from '../value';

/** A set of answers once the form's logic has been applied to it: what shows, and what then counts. */
export interface ResolvedAnswers {
	/** What counts and is sent: hidden fields are empty, calculated ones filled in. */
	answers: Answers;
	hiddenFields: ReadonlySet< number >;
	/** From 0. */
	hiddenPages: ReadonlySet< number >;
	/** Pages, from 0, that show no button to the next one. */
	hiddenNext: ReadonlySet< number >;
	hidesSubmit: boolean;
}

/** Answers of a form without logic: all of it shows, and counts. */
export const allShown = ( answers: Answers ): ResolvedAnswers => ( {
	answers,
	hiddenFields: new Set(),
	hiddenPages: new Set(),
	hiddenNext: new Set(),
	hidesSubmit: false,
} );
