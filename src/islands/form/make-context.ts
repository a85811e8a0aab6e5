import type { PartSettings } from '../../contract/part-settings';
import { allShown, validateForm } from '../../forms';
import { makeResolve } from './answers/make-resolve';
import { readForm } from './answers/read-form';
import type { Context } from './context';
import { complete } from './definition/complete';
import type { PrintedDefinition } from './definition/printed-definition';
import { errorMessagesOf } from './errors/error-messages';
import { inputListeners } from './events/input-listeners';
import { markupOf } from './markup/markup';
import { registeredParts } from './parts/register';
import { withSession } from './sending/with-session';
import { fieldSubscriptions } from './store/field-subscriptions';
import { lateSubscription } from './store/late-subscription';

/** Props that php/Engine/Markup prints for the island. */
export interface Props {
	definition: PrintedDefinition;
	/** Sentences that depend on the page, by name. */
	texts?: PrintedDefinition[ 'texts' ];
	endpoint: string;
	phone?: string;
	phoneUrl?: string;
	/** Only for forms with several pages. */
	pageDelay?: number;
	settings?: PartSettings;
}

export const makeContext = (
	element: HTMLElement,
	{ definition: printed, texts = {}, ...props }: Props
): Context => {
	const definition = complete( printed, texts );
	const key = element.id || `atoll-form-${ definition.id }`;
	const markup = markupOf( element );
	const { logic, rows, upload } = registeredParts();
	const applyLogic = logic?.resolveLogic;
	const errorsOf: Context[ 'errorsOf' ] = ( fields, verdicts ) =>
		errorMessagesOf( fields, upload?.explain?.( { definition, key }, verdicts ) ?? verdicts );
	return {
		phone: '',
		phoneUrl: '',
		pageDelay: 0,
		...props,
		definition,
		key,
		markup,
		resolve: makeResolve(
			() => readForm( { definition, markup } ),
			( answers ) => ( applyLogic ? applyLogic( definition, answers ) : allShown( answers ) )
		),
		errorsOf,
		validate: ( resolved, page ) =>
			errorsOf(
				definition.fields.filter( ( field ) => field.page === ( page ?? field.page ) ),
				validateForm( definition, resolved, page )
			),
		changesIn: logic?.changesIn ?? ( () => '' ),
		setRows: rows?.setRows ?? ( () => {} ),
		withSession: ( call ) => withSession( markup, call ),
		sendFiles: upload?.sendFiles,
		listenToInput: inputListeners( markup.form, ! logic?.hasLogic?.( definition ) ),
		subscribe: fieldSubscriptions( key ),
		subscribeLate: lateSubscription( key ),
	};
};
