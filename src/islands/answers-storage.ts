import { answersName, type StoredForm } from '../browser/stored-answers';

/** The answers as stored: name and value of each control, whether it was chosen, and whether a person changed it. */
export type StoredAnswers = Array<
	[ name: string, value: string, chosen: boolean, isOwn: boolean ]
>;

/** The person and the draft or entry that the answers belong to. */
interface Owner {
	/** The server's mark of the logged-in person; empty for visitors. */
	mark: string;
	/** The draft or entry that the page was opened with; empty for none. */
	draft: string;
}

/** The record in the browser's storage. */
interface StoredRecord extends Owner {
	kept: StoredAnswers;
	/** When the answers were stored, in milliseconds since the epoch. */
	at: number;
}

const isOwnedBy = ( { mark, draft }: Owner, record: StoredRecord ) =>
	record.mark === mark && record.draft === draft;

const writeHistoryState = ( { key }: StoredForm, record?: StoredRecord ) => {
	history.replaceState( { ...history.state, [ key ]: record }, '' );
};

/** Runs every change. A browser may refuse one (storage full, too many calls): the page then works without it. */
const tryEach = ( ...changes: Array< () => void > ) =>
	changes.forEach( ( change ) => {
		try {
			change();
		} catch {
			// Session storage may work where the history entry does not, and vice versa.
		}
	} );

/**
 * Stores a form's answers in two places: in the tab's history entry, which survives a reload and a crash, and in the
 * tab's session storage, for a person who returns to the page by a link.
 *
 * @param form
 * @param owner
 * @param answers
 */
export const storeAnswers = ( form: StoredForm, owner: Owner, answers: StoredAnswers ) => {
	const record = { ...owner, kept: answers, at: Date.now() };
	tryEach(
		() => writeHistoryState( form, record ),
		() => sessionStorage.setItem( answersName( form ), JSON.stringify( record ) )
	);
};

/** Removes the answers once the form is sent, or when the next person at the browser must not see them. */
export const removeAnswers = ( form: StoredForm ) =>
	tryEach(
		() => writeHistoryState( form ),
		() => sessionStorage.removeItem( answersName( form ) )
	);

/**
 * Empties the form's record in session storage but keeps its key (src/browser/stored-answers.ts looks for it). Runs when
 * the browser posts the form: a link to the page then finds no answers, but going back from a failed post does.
 */
export const leaveToHistory = ( form: StoredForm ) =>
	tryEach( () => sessionStorage.setItem( answersName( form ), 'null' ) );

/** Returns null for text that is not JSON, which another script must have stored. */
const parseRecord = ( text: string | null ): StoredRecord | null => {
	try {
		return JSON.parse( text ?? 'null' );
	} catch {
		return null;
	}
};

/** Removes all answers that this person gave in this tab, to any form. */
export const removeAnswersOf = ( mark: string ) =>
	tryEach(
		() =>
			Object.keys( sessionStorage )
				.filter( ( key ) => parseRecord( sessionStorage.getItem( key ) )?.mark === mark )
				.forEach( ( key ) => sessionStorage.removeItem( key ) ),
		() =>
			history.replaceState(
				Object.fromEntries(
					Object.entries< StoredRecord | null >( history.state ?? {} ).filter(
						( [ , record ] ) => record?.mark !== mark
					)
				),
				''
			)
	);

const readRecords = ( form: StoredForm ): Array< StoredRecord | undefined > => {
	const inHistory = history.state?.[ form.key ];
	try {
		return [ inHistory, JSON.parse( sessionStorage.getItem( answersName( form ) ) ?? 'null' ) ];
	} catch {
		return [ inHistory ];
	}
};

/** Sorts records. A record written while the page unloads reaches session storage, but not always the history entry. */
const newestFirst = ( one: StoredRecord, other: StoredRecord ) => other.at - one.at;

/** Returns this person's answers to this form; removes those of other people. */
export const loadAnswers = ( form: StoredForm, owner: Owner ): StoredAnswers => {
	const records = readRecords( form )
		.filter( ( record ): record is StoredRecord => !! record )
		.sort( newestFirst );
	if ( records.some( ( { mark } ) => mark !== owner.mark ) ) {
		removeAnswers( form );
		return [];
	}
	return records.find( ( record ) => isOwnedBy( owner, record ) )?.kept ?? [];
};
