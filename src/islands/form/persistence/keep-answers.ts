import { select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import { afterPaint } from '../../../browser/after-paint';
import { navigationEntry } from '../../../browser/navigation-entry';
import { whenIdle } from '../../../browser/when-idle';
import { fieldsOf } from '../../../forms';
import { removeAnswers, storeAnswers, loadAnswers } from '../../answers-storage';
import type { Behaviour, Context } from '../context';
import { combineCleanups, listen } from '../events/listen';
import { isChanged, type Control } from '../markup/markup';
import { restore, statesOf } from './control-states';
import { DRAFT_INPUTS, draftOf, entryOf } from './draft';

/** Milliseconds between two copies while a person types, and those that a busy browser may add; a crash loses both. */
const TYPING_DELAY = 700;
const IDLE_TIMEOUT = 300;

/**
 * Selector of all controls except passwords (which must not be stored), files (which cannot be restored) and hidden
 * inputs (which are fresh in every page). Three hidden inputs are stored: the submission's key, so that nothing is
 * stored twice if only the response was lost, the list of files, and the draft.
 */
const STORED_CONTROLS = `input:not([type=password], [type=file], [type=hidden]), select, textarea, [name=gform_unique_id], [name=gform_uploaded_files], [name=atoll_reviewed], ${ DRAFT_INPUTS }`;

/** Returns the controls to store. Checks fields for passwords too, since a shown password is an input of type text. */
const controlsOf = ( { definition, markup }: Context ) => {
	const secretControls = new Set< Control >(
		fieldsOf( definition, 'secret' ).flatMap( ( { id } ) => markup.controls( id ) )
	);
	return [ ...markup.form.querySelectorAll< Control >( STORED_CONTROLS ) ].filter(
		( control ) => control.name !== '' && ! secretControls.has( control )
	);
};

/** Returns the form's list of files. A hidden input's default changes with its value, so `isChanged` misses changes. */
const filesIn = ( { markup }: Context ) => markup.hiddenValue( 'gform_uploaded_files' );

/**
 * Whether this page responds to a form that the browser itself posted, because the island had not started: then the
 * printed answers are newer than the stored ones. After a reload, the stored ones may be newer again.
 */
const isFreshlyPosted = ( { settings }: Context ) =>
	settings?.posted !== undefined && navigationEntry()?.type === 'navigate';

/** Returns the owner of the answers. Call it before restoring: the draft must be the one that the server printed. */
const ownerOf = ( { markup, settings }: Context ) => ( {
	mark: settings?.owner?.mark ?? '',
	draft: draftOf( markup ) || entryOf( markup ),
} );

/**
 * Keeps answers through a reload, a crash and a visit to other pages, while the tab is open, for the same person only,
 * and at most a second behind. The loader starts a form at once if the history entry holds answers for it.
 */
export const keepAnswers: Behaviour = ( context ) => {
	const { key, markup } = context;
	const owner = ownerOf( context );
	const printedFiles = filesIn( context );
	let timer: ReturnType< typeof setTimeout > | undefined;
	let cancelIdle: ( () => void ) | undefined;
	let cancelPaint: ( () => void ) | undefined;
	const stop = () => {
		clearTimeout( timer );
		cancelIdle?.();
		cancelPaint?.();
		timer = cancelIdle = cancelPaint = undefined;
	};
	/** Whether answers to this very form are stored. */
	let isStored = false;
	const save = () => {
		stop();
		const isSent = select( forms ).getForm( key ).confirmed;
		const controls = controlsOf( context );
		const files = filesIn( context );
		// After a reload, some browsers restore the list of files as if the server had printed it.
		const hasOtherFiles = files !== printedFiles || ( isStored && files !== '' );
		if ( ! isSent && ( controls.some( isChanged ) || hasOtherFiles ) ) {
			storeAnswers( context, owner, controls.flatMap( statesOf ) );
			isStored = true;
		} else if ( isStored ) {
			// Answers that were sent or emptied would come back.
			removeAnswers( context );
			isStored = false;
		}
	};
	// Writing makes the browser lay out the page, which must not delay the person's actions.
	const saveSoon = () => {
		cancelIdle ??= whenIdle( save, IDLE_TIMEOUT );
	};
	const saveWhileTyping = () => {
		timer ??= setTimeout( saveSoon, TYPING_DELAY );
		// A browser is not idle between two keys: right after one key's frame is farthest from the next key.
		if ( cancelIdle ) {
			cancelPaint ??= afterPaint( save );
		}
	};
	if ( isFreshlyPosted( context ) ) {
		removeAnswers( context );
	}
	const storedAnswers = loadAnswers( context, owner );
	isStored = storedAnswers.length > 0;
	restore(
		storedAnswers,
		( name, count ) => context.setRows( markup, name, count ),
		() => controlsOf( context )
	);
	return combineCleanups(
		stop,
		context.listenToInput( saveWhileTyping ),
		// At a submission, this includes the key that sending has created by then.
		listen( markup.form, 'change submit', saveSoon ),
		listen( window, 'pagehide', save ),
		listen( markup.form, 'reset', () => {
			stop();
			removeAnswers( context );
		} )
	);
};
