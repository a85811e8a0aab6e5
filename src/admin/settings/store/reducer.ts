import type { SavedSettings, SettingsGroup, SettingsValues } from '../../../api/admin/settings';
import { changedParts, overlaid } from '../values';
import { INITIAL, type Conflict, type EditedGroup, type Outcome, type State } from './state';

export type Action =
	| { type: 'LOADED'; groups: SettingsGroup[] }
	| { type: 'FAILED' }
	| { type: 'EDITED'; group: string; name: string; value: unknown }
	| { type: 'DISCARDED' }
	| { type: 'SAVING' }
	| { type: 'STORED'; group: string; stored: SavedSettings; sent: SettingsValues }
	| { type: 'INVALID'; group: string; problems: Record< string, string > }
	| { type: 'CONFLICT'; group: string; conflict: Conflict }
	| { type: 'SETTLED'; group: string; keepsEdits: boolean }
	| { type: 'ENDED'; outcomes: Outcome[] }
	| { type: 'PREVIEW_TOGGLED' };

const untouched = { edits: {}, problems: {}, conflict: null };

/** Problems of a setting that is being mended go away with the first change. */
const withoutProblemsOf = ( problems: EditedGroup[ 'problems' ], name: string ) =>
	Object.fromEntries(
		Object.entries( problems ).filter(
			( [ path ] ) => path !== name && ! path.startsWith( `${ name }.` )
		)
	);

const edited = ( group: EditedGroup, name: string, value: unknown ): EditedGroup => ( {
	...group,
	edits: changedParts( group.values, {
		...overlaid( group.values, group.edits ),
		[ name ]: value,
	} ),
	problems: withoutProblemsOf( group.problems, name ),
} );

/** What is still to be saved of changes that were made to other values. */
const remaining = ( values: SettingsValues, edits: SettingsValues ): SettingsValues =>
	changedParts( values, overlaid( values, edits ) );

/** What was changed while these edits were on their way is still to be saved. */
const unsavedEdits = (
	{ values, edits }: EditedGroup,
	stored: SavedSettings,
	sent: SettingsValues
): SettingsValues =>
	remaining( stored.values, changedParts( overlaid( values, sent ), overlaid( values, edits ) ) );

/** The newer settings, with what was changed here on top of them or without. */
const settled = ( group: EditedGroup, keepsEdits: boolean ): EditedGroup => {
	const { newer } = group.conflict ?? { newer: group };
	const edits = keepsEdits ? remaining( newer.values, group.edits ) : {};
	return { ...group, ...newer, ...untouched, edits };
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
				groups: state.groups.map( ( group ) => settled( group, false ) ),
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
				conflict: action.conflict,
			} ) );
		case 'SETTLED':
			return {
				...changeGroup( state, action.group, ( group ) =>
					settled( group, action.keepsEdits )
				),
				outcomes: [],
			};
		case 'ENDED':
			return { ...state, isSaving: false, outcomes: action.outcomes };
		case 'PREVIEW_TOGGLED':
			return { ...state, isPreviewOpen: ! state.isPreviewOpen };
		default:
			return state;
	}
}
