/** Selected part of a text; a caret if start and end are equal. */
export interface Selection {
	start: number;
	end: number;
}

interface Inserted {
	text: string;
	/** Caret or selection after the change. */
	selection: Selection;
}

/** Replaces the selection with a text. */
export const insertAt = (
	text: string,
	{ start, end }: Selection,
	inserted: string
): Inserted => ( {
	text: text.slice( 0, start ) + inserted + text.slice( end ),
	selection: { start: start + inserted.length, end: start + inserted.length },
} );

/** Puts texts before and after the selection, which stays selected, so that typing can continue there. */
export const wrapAt = (
	text: string,
	{ start, end }: Selection,
	before: string,
	after: string
): Inserted => ( {
	text: text.slice( 0, start ) + before + text.slice( start, end ) + after + text.slice( end ),
	selection: { start: start + before.length, end: end + before.length },
} );
