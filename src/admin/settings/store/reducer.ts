import type { SavedSettings, SettingsGroup, SettingsValues } from '../../../api/admin/settings';
import { isSame } from '../values';
import { INITIAL, type EditedGroup, type Outcome, type State } from './state';

export type Action =
	| { type: 'LOADED'; groups: SettingsGroup[] }
	| { type: 'FAILED' }
	| { type: 'EDITED'; group: string; name: string; value: unknown }
	| { type: 'DISCARDED' }
	| { type: 'SAVING' }
	/** `sent` is left out where nothing was sent: then what was changed here is given up. */
	| { type: 'STORED'; group: string; stored: SavedSettings; sent?: SettingsValues }
	| { type: 'INVALID'; group: string; problems: Record< string, string > }
	| { type: 'CONFLICT'; group: string; words: string }
	| { type: 'RELOADED'; group: string; stored: SavedSettings }
	| { type: 'ENDED'; outcomes: Outcome[] }
	| { type: 'PREVIEW_TOGGLED' };

const untouched = { edits: {}, problems: {}, conflict: '' };

/** Problems of a setting that is being mended go away with the first change. */
const withoutProblemsOf = ( problems: EditedGroup[ 'problems' ], name: string ) =>
	Object.fromEntries(
		Object.entries( problems ).filter(
			( [ path ] ) => path !== name && ! path.startsWith( `${ name }.` )
		)
	);

const edited = ( group: EditedGroup, name: string, value: unknown ): EditedGroup => {
	const { [ name ]: _, ...others } = group.edits;
	return {
		...group,
		edits: isSame( value, group.values[ name ] ) ? others : { ...others, [ name ]: value },
		problems: withoutProblemsOf( group.problems, name ),
	};
};

/** What was changed while these edits were on their way is still to be saved. */
const unsavedEdits = (
	{ values, edits }: EditedGroup,
	stored: SavedSettings,
	sent: SettingsValues = edits
): SettingsValues => {
	const sentValues = { ...values, ...sent };
	return Object.fromEntries(
		Object.entries( { ...values, ...edits } ).filter(
			( [ name, value ] ) =>
				! isSame( value, sentValues[ name ] ) && ! isSame( value, stored.values[ name ] )
		)
	);
};

const changeGroup = (
	state: State,
	name: string,
	update: ( group: EditedGroup ) => EditedGroup
): State => ( {
	...state,
	groups: state.groups.map( ( group ) => ( group.name === name ? update( group ) : group ) ),
} );

export function reducer( state: State = INITIAL, action: Action ): State {
	switch ( action.type ) {
		case 'LOADED':
			return {
				...state,
				status: 'ready',
				groups: action.groups.map( ( group ) => ( { ...group, ...untouched } ) ),
			};
		case 'FAILED':
			return { ...state, status: 'failed' };
		case 'EDITED':
			return {
				...changeGroup( state, action.group, ( group ) =>
					edited( group, action.name, action.value )
				),
				outcomes: [],
			};
		case 'DISCARDED':
			return {
				...state,
				outcomes: [],
				groups: state.groups.map( ( group ) => ( { ...group, ...untouched } ) ),
			};
		case 'SAVING':
			return { ...state, isSaving: true, outcomes: [] };
		case 'STORED':
			return changeGroup( state, action.group, ( group ) => ( {
				...group,
				...action.stored,
				...untouched,
				edits: unsavedEdits( group, action.stored, action.sent ),
			} ) );
		case 'INVALID':
			return changeGroup( state, action.group, ( group ) => ( {
				...group,
				problems: action.problems,
			} ) );
		case 'CONFLICT':
			return changeGroup( state, action.group, ( group ) => ( {
				...group,
				conflict: action.words,
			} ) );
		case 'RELOADED':
			return changeGroup( state, action.group, ( group ) => ( {
				...group,
				...action.stored,
				conflict: '',
			} ) );
		case 'ENDED':
			return { ...state, isSaving: false, outcomes: action.outcomes };
		case 'PREVIEW_TOGGLED':
			return { ...state, isPreviewOpen: ! state.isPreviewOpen };
		default:
			return state;
	}
}
