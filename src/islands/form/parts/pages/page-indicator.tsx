import { useState } from '@wordpress/element';
import { Place } from '../../../../ui';
import type { Context } from '../../context';

interface Props {
	context: Context;
	/** Index of the current page. */
	page: number;
	/** Indexes of all visible pages. */
	visible: number[];
}

/** The form's progress, as php/Engine/Markup/Pages/PageIndicator prints it. */
export const PageIndicator = ( { context, page, visible }: Props ) => {
	const { definition, markup } = context;
	const progress = `${ page } of ${ visible.join() }`;
	const [ printed ] = useState( progress );
	return (
		<Place at={ markup.place( 'indicator' ) } asPrinted={ progress === printed }>
			{ visible.length > 1 ? (
				<ol className="atoll-indicator__list" aria-label={ definition.texts.progress }>
					{ visible.map( ( visiblePage, index ) => (
						<li
							key={ visiblePage }
							className={ `atoll-indicator__step${ visiblePage < page ? ' is-done' : '' }` }
							aria-current={ visiblePage === page ? 'step' : undefined }
						>
							<span className="atoll-indicator__number">{ index + 1 }</span>
							{ definition.pageList[ visiblePage ]?.title && (
								<span className="atoll-indicator__title">
									{ definition.pageList[ visiblePage ].title }
								</span>
							) }
							{ visiblePage < page && (
								<span className="atoll-indicator__done">
									{ definition.texts.pageDone }
								</span>
							) }
						</li>
					) ) }
				</ol>
			) : null }
		</Place>
	);
};
