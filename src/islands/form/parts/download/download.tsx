import { useMemo, useState } from '@wordpress/element';
import { fieldsOf } from '../../../../forms';
import { GIVEN } from '../../answers/without-secrets';
import type { Context } from '../../context';

/** Returns the sent answers as the form has them; a password stays out of the page, and counts as given. */
const sentAnswers = ( { definition, markup }: Context ): Array< [ string, string ] > => {
	const secrets = new Set(
		fieldsOf( definition, 'secret' ).flatMap( ( { inputs } ) =>
			inputs.map( ( { name } ) => name )
		)
	);
	return [ ...new FormData( markup.form ) ].flatMap( ( [ name, value ] ) =>
		typeof value === 'string' ? [ [ name, value && secrets.has( name ) ? GIVEN : value ] ] : []
	);
};

/** A button that offers the sent answers as a file. The server creates it, by the same post as without JavaScript. */
export const Download = ( { context }: { context: Context } ) => {
	const answers = useMemo( () => sentAnswers( context ), [ context ] );
	const { texts } = context.definition;
	const [ downloads, setDownloads ] = useState( 0 );
	return (
		<form
			className="atoll-confirmation__download"
			method="post"
			action={ context.markup.form.getAttribute( 'action' ) ?? '' }
			onSubmit={ () => setDownloads( downloads + 1 ) }
		>
			{ answers.map( ( [ name, value ], index ) => (
				<input key={ index } type="hidden" name={ name } value={ value } />
			) ) }
			<button
				type="submit"
				name="atoll_csv"
				value="1"
				className="atoll-button atoll-button--text"
			>
				{ texts.downloadAnswers }
			</button>
			<span className="screen-reader-text" role="status">
				{ /* Another element each time, since what does not change is not announced. */ }
				{ downloads > 0 && <span key={ downloads }>{ texts.downloadBegun }</span> }
			</span>
		</form>
	);
};
