import type { MouseEvent } from 'react';

export interface Problem {
	text: string;
	/** Id of the control with the error; undefined if no field of this page can correct it. */
	control?: string;
}

interface Props {
	id: string;
	title: string;
	problems: Problem[];
}

const focusControl = ( event: MouseEvent, control: string ) => {
	const target = document.getElementById( control );
	if ( target ) {
		event.preventDefault();
		target.focus();
	}
};

/** All errors that stopped a submission, with links to their fields; as php/Engine/Markup/Form/ErrorSummary. */
export const Summary = ( { id, title, problems }: Props ) => (
	<div className="atoll-summary" tabIndex={ -1 }>
		<div role="alert">
			<h2 className="atoll-summary__title" id={ id }>
				{ title }
			</h2>
			<ul className="atoll-summary__list">
				{ problems.map( ( { text, control } ) => (
					<li key={ ( control ?? '' ) + text }>
						{ control ? (
							<a
								href={ `#${ control }` }
								onClick={ ( event ) => focusControl( event, control ) }
							>
								{ text }
							</a>
						) : (
							<span>{ text }</span>
						) }
					</li>
				) ) }
			</ul>
		</div>
	</div>
);
