import { useState } from '@wordpress/element';
import { Place } from '../../../../ui';
import type { Context } from '../../context';

interface Props {
	context: Context;
	/** The page that shows, from 0. */
	page: number;
	/** All that can be turned to, from 0. */
	visible: number[];
}

/** How far the form is filled in, as php/Engine/Markup/Pages/PageIndicator prints it. */
export const PageIndicator = ( { context, page, visible }: Props ) => {
	const { definition, markup } = context;
	const now = `${ page } of ${ visible.join() }`;
	const [ printed ] = useState( now );
	return (
		<Place at={ markup.place( 'indicator' ) } asPrinted={ now === printed }>
			<ol className="atoll-indicator__list" aria-label={ definition.texts.progress }>
				{ visible.map( ( one, index ) => (
					<li
						key={ one }
						className={ `atoll-indicator__step${ one < page ? ' is-done' : '' }` }
						aria-current={ one === page ? 'step' : undefined }
					>
						<span className="atoll-indicator__number">{ index + 1 }</span>
						{ definition.pageList[ one ]?.title && (
							<span className="atoll-indicator__title">
								{ definition.pageList[ one ].title }
							</span>
						) }
						{ one < page && (
							<span className="atoll-indicator__done">
								{ definition.texts.pageDone }
							</span>
						) }
					</li>
				) ) }
			</ol>
		</Place>
	);
};
