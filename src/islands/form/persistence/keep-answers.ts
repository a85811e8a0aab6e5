import { select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import { fieldsOf } from '../../../forms';
import type { Behaviour, Context } from '../context';
import { DRAFT_INPUTS, draftOf, entryOf } from './draft';
import { removeAnswers, storeAnswers, loadAnswers } from '../../answers-storage';
import { afterPaint } from '../../../browser/after-paint';
import { all, listen } from '../events/listen';
import { whenIdle } from '../../../browser/when-idle';
import { isChanged, type Control } from '../markup/markup';
import { restore, statesOf } from './control-states';

/** Milliseconds between two copies while somebody types, and those that a busy browser may take: a crash costs both. */
const DELAY = 700;
const PATIENCE = 300;

/**
 * Everything but passwords, which must not be stored, files, which cannot be given back, and what
 * the server hides, which is fresh in every page; of that only the key, so that nothing is stored
 * twice when only the answer got lost, the files it has, and the draft that it has become.
 */
const KEPT = `input:not([type=password], [type=file], [type=hidden]), select, textarea, [name=gform_unique_id], [name=gform_uploaded_files], [name=atoll_reviewed], ${ DRAFT_INPUTS }`;

/** A password may be shown as text: then only its field tells that it is one. */
const controlsOf = ( { definition, markup }: Context ) => {
	const secret = new Set< Control >(
		fieldsOf( definition, 'secret' ).flatMap( ( { id } ) => markup.controls( id ) )
	);
	return [ ...markup.form.querySelectorAll< Control >( KEPT ) ].filter(
		( control ) => control.name !== '' && ! secret.has( control )
	);
};

/** Which files the form has. A hidden input's value is its default at any time, so this tells no change by itself. */
const filesIn = ( { markup }: Context ) =>
	markup.form.querySelector< HTMLInputElement >( '[name=gform_uploaded_files]' )?.value;

/** The answers are sent: nobody needs them back. */
export const forgetAnswers = removeAnswers;

/**
 * Whether this page is the answer to a form that the browser itself has posted, because the island was not there yet:
 * then what it prints is newer than what the tab keeps. After a reload the tab's may be newer again.
 */
const isFreshlyPosted = ( { settings }: Context ) => {
	const [ navigation ] = performance.getEntriesByType?.( 'navigation' ) ?? [];
	return (
		settings?.posted !== undefined &&
		( navigation as PerformanceNavigationTiming | undefined )?.type === 'navigate'
	);
};

/** Asked before anything is restored: the draft is the one that the server printed. */
const ownerOf = ( { markup, settings }: Context ) => ( {
	mark: ( settings?.owner as { mark?: string } | undefined )?.mark ?? '',
	draft: draftOf( markup.form ) || entryOf( markup.form ),
} );

/**
 * Keeps what was answered through a reload, a crash and a way round by other pages, for as long as
 * the tab is open, for the same person only, and at most a second behind. The loader starts a form
 * that has something in the history entry at once.
 */
export const keepAnswers: Behaviour = ( context ) => {
	const { key, markup } = context;
	const owner = ownerOf( context );
	const printedFiles = filesIn( context );
	let timer: ReturnType< typeof setTimeout > | undefined;
	let idle: ( () => void ) | undefined;
	let painted: ( () => void ) | undefined;
	const stop = () => {
		clearTimeout( timer );
		idle?.();
		painted?.();
		timer = idle = painted = undefined;
	};
	/** Whether something is kept of this very form. */
	let isKept = false;
	const save = () => {
		stop();
		const isSent = select( forms ).getForm( key ).confirmed;
		const controls = controlsOf( context );
		const files = filesIn( context );
		// Of files that were kept before, some browsers tell after a reload as if the server had printed them.
		const hasOtherFiles = files !== printedFiles || ( isKept && !! files );
		if ( ! isSent && ( controls.some( isChanged ) || hasOtherFiles ) ) {
			storeAnswers( context, owner, controls.flatMap( statesOf ) );
			isKept = true;
		} else if ( isKept ) {
			// What was sent, or taken out again, would come back.
			forgetAnswers( context );
			isKept = false;
		}
	};
	// Writing makes the browser lay out the page, which nothing that somebody does should wait for.
	const saveSoon = () => {
		idle ??= whenIdle( save, PATIENCE );
	};
	const saveWhileTyping = () => {
		timer ??= setTimeout( saveSoon, DELAY );
		// A browser does not rest between two keys: right behind the frame of one is farthest from the next.
		if ( idle ) {
			painted ??= afterPaint( save );
		}
	};
	if ( isFreshlyPosted( context ) ) {
		forgetAnswers( context );
	}
	const kept = loadAnswers( context, owner );
	isKept = kept.length > 0;
	restore(
		kept,
		( name, count ) => context.makeRoom( markup, name, count ),
		() => controlsOf( context )
	);
	return all(
		stop,
		context.listenToInput( saveWhileTyping ),
		// At a submission with the key that sending has given it by then.
		listen( markup.form, 'change submit', saveSoon ),
		listen( window, 'pagehide', save ),
		listen( markup.form, 'reset', () => {
			stop();
			forgetAnswers( context );
		} )
	);
};
