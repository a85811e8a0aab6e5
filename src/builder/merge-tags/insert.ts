/** What of a text is selected; a caret where both are one. */
export interface Selection {
	start: number;
	end: number;
}

interface Inserted {
	text: string;
	/** The caret or selection afterwards. */
	selection: Selection;
}

/** Puts something in the place of what is selected. */
export const insertAt = (
	text: string,
	{ start, end }: Selection,
	inserted: string
): Inserted => ( {
	text: text.slice( 0, start ) + inserted + text.slice( end ),
	selection: { start: start + inserted.length, end: start + inserted.length },
} );

/** Puts something around what is selected, which stays selected: one may go on typing there. */
export const wrapAt = (
	text: string,
	{ start, end }: Selection,
	before: string,
	after: string
): Inserted => ( {
	text: text.slice( 0, start ) + before + text.slice( start, end ) + after + text.slice( end ),
	selection: { start: start + before.length, end: end + before.length },
} );
