import type { Row } from '../../bench/row';
import type { Acknowledged } from '../clients/send';
import { answersOf, digestOf, fileOf, type Work } from '../clients/works';
import type { SoakMail } from '../mail';
import { grouped } from './grouped';
import { mailRows, type Killed } from './mails';

interface StoredEntry {
	id: number;
	status: string;
	answers: Record< string, string >;
	version: number;
	/** Rows in the mail queue. */
	mails: number;
	/** SHA-256 of each, empty for one that is gone. */
	files: string[];
}

/** What the site has, as site/stored.php tells. */
export interface Stored {
	entries: StoredEntry[];
	/** Of the form, that entries can be shown by. */
	versions: number[];
	drafts: number;
	/** Mails and files of entries that do not exist. */
	strays: number;
	/** Files that no entry has: of uploads whose answer was lost. They go after a day. */
	waiting: number;
}

/** All that a run has seen. */
export interface Seen {
	acknowledged: Acknowledged[];
	/** Works that nobody was told the end of. */
	given: Work[];
	stored: Stored;
	/** Drafts by marker, as their tokens open them. */
	opened: Map< string, Record< string, unknown > | null >;
	mails: SoakMail[];
	kills: Killed[];
}

const none = { most: 0 };

const same = ( one: unknown, other: unknown ): boolean =>
	JSON.stringify( one ) === JSON.stringify( other );

const filesOf = ( work: Work ): string[] =>
	work.bytes > 0 ? [ digestOf( fileOf( work ) ) ] : [];

const isWhole = ( entry: StoredEntry, work: Work, versions: number[] ): boolean =>
	same( entry.answers, answersOf( work ) ) &&
	same( entry.files, filesOf( work ) ) &&
	entry.mails === 1 &&
	versions.includes( entry.version );

const markerOf = ( { answers }: StoredEntry ): string => answers.input_2?.split( '@' )[ 0 ] ?? '';

const isSameDraft = ( values: Record< string, unknown > | null | undefined, work: Work ): boolean =>
	Object.entries( answersOf( work ) ).every(
		( [ name, value ] ) => values?.[ name.replace( 'input_', '' ) ] === value
	);

/** Lost, doubled and half of it: a row for each, and what explains them. */
export function judge( { acknowledged, given, stored, opened, mails, kills }: Seen ): Row[] {
	const sent = acknowledged.filter( ( { work } ) => work.kind !== 'draft' );
	const drafts = acknowledged.filter( ( { work } ) => work.kind === 'draft' );
	const byMarker = grouped( stored.entries, markerOf );
	const entriesOf = ( work: Work ) => byMarker.get( work.marker ) ?? [];
	const known = new Map(
		[ ...sent.map( ( { work } ) => work ), ...given ].map( ( work ) => [ work.marker, work ] )
	);
	const half = stored.entries.filter( ( entry ) => {
		const work = known.get( markerOf( entry ) );
		return ! work || ! isWhole( entry, work, stored.versions );
	} );
	const count = ( kind: Work[ 'kind' ] ) =>
		acknowledged.filter( ( { work } ) => work.kind === kind ).length;
	return [
		{ name: 'submissions acknowledged', value: count( 'submission' ), unit: 'times' },
		{ name: 'submissions with a file acknowledged', value: count( 'upload' ), unit: 'times' },
		{ name: 'saved forms acknowledged', value: drafts.length, unit: 'times' },
		{
			name: 'works that nobody was told the end of',
			value: given.length,
			unit: 'times',
			goal: none,
		},
		{
			name: 'acknowledged submissions lost',
			value: sent.filter( ( { work } ) => entriesOf( work ).length === 0 ).length,
			unit: 'times',
			goal: none,
		},
		{
			name: 'submissions stored more than once',
			value: [ ...byMarker.values() ].filter( ( entries ) => entries.length > 1 ).length,
			unit: 'times',
			goal: none,
		},
		{
			name: 'entries half written (answers, file, version, mail)',
			value: half.length + stored.strays,
			unit: 'times',
			goal: none,
		},
		{
			name: 'saved forms lost or changed',
			value: drafts.filter( ( { work } ) => ! isSameDraft( opened.get( work.marker ), work ) )
				.length,
			unit: 'times',
			goal: none,
		},
		{
			name: 'saved forms stored more than once',
			value: Math.max( 0, stored.drafts - drafts.length ),
			unit: 'times',
			goal: none,
		},
		{
			name: 'files of cut uploads, to be removed after a day',
			value: stored.waiting,
			unit: 'files',
		},
		...mailRows(
			stored.entries.map( ( { id } ) => id ),
			mails,
			kills
		),
	];
}
