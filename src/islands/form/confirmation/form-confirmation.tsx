import { useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { forms } from '@atoll/stores';
import { Place } from '../../../ui';
import type { Context } from '../context';
import { Download } from './download';

/** Takes the form's place once the server has stored it; as php/Engine/Markup/Form/ConfirmationMarkup. */
export const FormConfirmation = ( { context }: { context: Context } ) => {
	const { definition, key, markup } = context;
	const html = useSelect( ( select ) => select( forms ).getForm( key ).confirmation, [ key ] );
	const message = useRef< HTMLDivElement >( null );

	useEffect( () => {
		if ( html ) {
			markup.form.remove();
			message.current?.focus();
		}
	}, [ html, markup ] );

	return (
		<Place at={ markup.place( 'confirmation' ) } asPrinted={ ! html }>
			{ html ? (
				<div
					className="atoll-confirmation"
					role="status"
					aria-label={ definition.texts.sent }
					tabIndex={ -1 }
					ref={ message }
				>
					<h2 className="atoll-confirmation__title">{ definition.texts.sent }</h2>
					<div
						className="atoll-confirmation__message"
						dangerouslySetInnerHTML={ { __html: html } }
					/>
					{ definition.csvDownload && <Download context={ context } /> }
				</div>
			) : null }
		</Place>
	);
};
