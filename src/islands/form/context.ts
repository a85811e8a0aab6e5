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
 * Gives a list as many rows as the answers need that are to be filled in again.
 *
 * @param markup Of the form.
 * @param name   Of the list's inputs.
 * @param count  How many of them there were.
 */
export type SetRows = ( markup: Markup, name: string, count: number ) => void;

/**
 * @param call Is made once more after somebody has logged in.
 * @throws What the call throws; `isLoginOver` when nobody logged in.
 */
export type WithSession = < Answer >( call: () => Promise< Answer > ) => Promise< Answer >;

/** What every part of the island works on. */
export interface Context {
	/** The form's name in the store: its element's id. */
	key: string;
	definition: PublicDefinition;
	/** Where answers are sent to. */
	endpoint: string;
	/** To call when sending fails; may be empty. */
	phone: string;
	/** The same as an address; empty where it cannot be dialled. */
	phoneUrl: string;
	/** Milliseconds from pressing Next or Back until the page turns. */
	pageDelay: number;
	settings?: PartSettings;
	markup: Markup;
	/** What logic makes of the answers. */
	resolve: ResolveAnswers;
	/** What to say of some fields. */
	errorsOf: ( fields: PublicField[], verdicts: Verdicts ) => ErrorMessages;
	/** What is wrong with the fields that show, of one page or of all. */
	validate: ( resolved: ResolvedAnswers, page?: number ) => ErrorMessages;
	changesIn: ChangesIn;
	setRows: SetRows;
	/** Makes a call that needs the login of the page, and asks to log in where that has ended. */
	withSession: WithSession;
	/** How it is sent where files go along. */
	sendFiles?: Send;
	/** For what follows from what somebody put in. */
	listenToInput: ListenToInput;
	subscribe: SubscribeToField;
	/** For what React draws, a frame after what shows first. */
	subscribeLate: Subscribe;
}

/** Listens to the form; returns what undoes it. */
export type Behaviour = ( context: Context ) => () => void;
