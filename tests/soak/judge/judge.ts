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
	/** Number of rows in the mail queue. */
	mails: number;
	/** SHA-256 hash of each file; empty for a missing one. */
	files: string[];
}

/** Stored data of the site, as printed by site/stored.php. */
export interface Stored {
	entries: StoredEntry[];
	/** Id of the form, to show entries with. */
	versions: number[];
	drafts: number;
	/** Mail and files of entries that do not exist. */
	strays: number;
	/** Files without an entry, of uploads whose response was lost. They are deleted after a day. */
	waiting: number;
}

/** Results of a run. */
export interface Seen {
	acknowledged: Acknowledged[];
	/** Works without a conclusive response. */
	given: Work[];
	stored: Stored;
	/** Drafts by marker, as opened by their tokens. */
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

/** Returns rows for lost, duplicated and incomplete data, with explanations. */
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
