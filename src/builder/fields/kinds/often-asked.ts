/** Blocks that most forms use, most frequent first. */
export const OFTEN_ASKED = [
	'atoll/field/text',
	'atoll/field/name',
	'atoll/field/email',
	'atoll/field/phone',
	'atoll/field/radio',
	'atoll/field/number',
	'atoll/field/date',
	'atoll/field/fileupload',
	'atoll/page-break',
	'atoll/field/textarea',
];

/** Returns a kind's position: first those of the list in its order, then the rest. */
export const rankOf = ( kind: string ): number => {
	const rank = OFTEN_ASKED.indexOf( `atoll/field/${ kind }` );
	return rank === -1 ? OFTEN_ASKED.length : rank;
};
