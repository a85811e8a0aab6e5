import { Place } from '../../../ui';
import { part } from './markup';

interface Props {
	dialog: HTMLDialogElement;
	/** Name of one of the sentences in the server's template, or the server's own message; null for nothing. */
	sentence: string | null;
}

/** A message in the dialog's place for messages. */
export const Note = ( { dialog, sentence }: Props ) => {
	const element = part( dialog, 'note' );
	return (
		<Place at={ element }>
			{ sentence === null ? null : (
				<div className="atoll-alert">
					<p>{ element.dataset[ sentence ] ?? sentence }</p>
				</div>
			) }
		</Place>
	);
};
