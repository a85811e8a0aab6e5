import type { Send } from '../../api';
import type { PartSettings } from '../../contract/part-settings';
import type { PublicDefinition, PublicField } from '../../contract/public-definition';
import type { ResolvedAnswers } from '../../forms';
import type { ChangesIn } from './announcements/changes-in';
import type { ResolveAnswers } from './answers/make-resolve';
import type { ErrorMessages, Verdicts } from './errors/error-messages';
import type { ListenToInput } from './events/input-listeners';
import type { Markup } from './markup/markup';
import type { SubscribeToField } from './store/field-subscriptions';
import type { Subscribe } from './store/late-subscription';

/**
 * Gives a list as many rows as the answers that are restored need.
 *
 * @param markup The form's markup.
 * @param name   Name of the list's inputs.
 * @param count  Number of stored inputs.
 */
export type SetRows = ( markup: Markup, name: string, count: number ) => void;

/**
 * @param call Is called again after the person has logged in.
 * @throws What the call throws; `isLoginOver` is true of it if nobody logged in.
 */
export type WithSession = < Answer >( call: () => Promise< Answer > ) => Promise< Answer >;

/** What every part of the island works with. */
export interface Context {
	/** The form's key in the store: its element's id. */
	key: string;
	definition: PublicDefinition;
	/** URL that answers are sent to. */
	endpoint: string;
	/** Phone number for when sending fails; may be empty. */
	phone: string;
	/** The number as a `tel:` URL; empty if it cannot be dialled. */
	phoneUrl: string;
	/** Milliseconds between a press of Next or Back and the new page. */
	pageDelay: number;
	settings?: PartSettings;
	markup: Markup;
	/** Applies the logic to the answers. */
	resolve: ResolveAnswers;
	/** Returns the error messages of some fields. */
	errorsOf: ( fields: PublicField[], verdicts: Verdicts ) => ErrorMessages;
	/** Returns the errors of visible fields, of one page or of all pages. */
	validate: ( resolved: ResolvedAnswers, page?: number ) => ErrorMessages;
	changesIn: ChangesIn;
	setRows: SetRows;
	/** Makes a call that needs the page's login, and asks the person to log in if it has ended. */
	withSession: WithSession;
	/** Sends a request with files. */
	sendFiles?: Send;
	/** Listens to what a person enters. */
	listenToInput: ListenToInput;
	subscribe: SubscribeToField;
	/** Subscribes to what React renders: a frame after the first response to a change. */
	subscribeLate: Subscribe;
}

/** Listens to the form; returns a function that removes the listeners. */
export type Behaviour = ( context: Context ) => () => void;
