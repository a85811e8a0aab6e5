import type { Answers } from '../value';

/** Answers after a form's logic has been applied: what is visible, and which answers count. */
export interface ResolvedAnswers {
	/** The answers that count and are sent: hidden fields are empty, calculated fields have their results. */
	answers: Answers;
	hiddenFields: ReadonlySet< number >;
	/** Indexes of hidden pages. */
	hiddenPages: ReadonlySet< number >;
	/** Indexes of pages that show no button to the next page. */
	hiddenNext: ReadonlySet< number >;
	hidesSubmit: boolean;
}

/** Returns the answers of a form without logic: everything is visible and counts. */
export const allShown = ( answers: Answers ): ResolvedAnswers => ( {
	answers,
	hiddenFields: new Set(),
	hiddenPages: new Set(),
	hiddenNext: new Set(),
	hidesSubmit: false,
} );
