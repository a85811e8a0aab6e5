import { answersName, type StoredForm } from '../browser/stored-answers';

/** What was answered: name, value, whether it was chosen, and whether that is somebody's own doing, of each control. */
export type StoredAnswers = Array<
	[ name: string, value: string, chosen: boolean, isOwn: boolean ]
>;

/** Whose answers they are, and to what. */
interface Owner {
	/** The person who is logged in, as the server marks them; empty for anybody else. */
	mark: string;
	/** The draft or the entry that the page was opened with; empty for none. */
	draft: string;
}

/** As it is stored in the browser. */
interface StoredRecord extends Owner {
	kept: StoredAnswers;
	/** Milliseconds since the epoch. */
	at: number;
}

const isOwnedBy = ( { mark, draft }: Owner, record: StoredRecord ) =>
	record.mark === mark && record.draft === draft;

const writeHistoryState = ( { key }: StoredForm, record?: StoredRecord ) => {
	history.replaceState( { ...history.state, [ key ]: record }, '' );
};

/** Too much or too often for this browser: then the page is as it would be without us. */
const tryEach = ( ...changes: Array< () => void > ) =>
	changes.forEach( ( change ) => {
		try {
			change();
		} catch {
			// One may do where the other does not.
		}
	} );

/**
 * Keeps a form's answers in two places: in the entry of the tab's history, which a reload and a
 * crash bring back, and in the tab's session, for whoever comes back to the page by a link.
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

/** Once the form is sent, or when the answers must not be seen by whoever comes next. */
export const removeAnswers = ( form: StoredForm ) =>
	tryEach(
		() => writeHistoryState( form ),
		() => sessionStorage.removeItem( answersName( form ) )
	);

/**
 * Leaves the session a place that holds nothing (src/browser/stored-answers.ts finds it), once the browser posts the
 * form: who comes by a link finds no answers, who goes back from a post that failed does.
 */
export const leaveToHistory = ( form: StoredForm ) =>
	tryEach( () => sessionStorage.setItem( answersName( form ), 'null' ) );

/** Null for a text that is not JSON, which another script has stored. */
const parseRecord = ( text: string | null ): StoredRecord | null => {
	try {
		return JSON.parse( text ?? 'null' );
	} catch {
		return null;
	}
};

/** Everything that this person answered in this tab, to whatever form. */
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

/** What is written while a page is left reaches the session, but not always the history entry. */
const newestFirst = ( one: StoredRecord, other: StoredRecord ) => other.at - one.at;

/** The answers of this person to this form; somebody else's are thrown away. */
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
