import { useMemo } from '@wordpress/element';
import { encode } from 'uqr';
import { Place } from '../../ui';

interface Props {
	/** Words beside the picture, in the site's language. */
	text: string;
	/** The picture's accessible name. */
	label: string;
}

/** Light modules around the picture, as ISO/IEC 18004 asks for. */
const BORDER = 4;

/** The dark modules as one path, in the picture's own units. */
const pathOf = ( rows: boolean[][] ) =>
	rows
		.flatMap( ( row, y ) =>
			row.map( ( isDark, x ) => ( isDark ? `M${ x } ${ y }h1v1h-1z` : '' ) )
		)
		.join( '' );

/** The address of the link in the element, as a picture that a telephone scans. */
export const QrCode = ( { element, text, label }: Props & { element: HTMLElement } ) => {
	const { data, size } = useMemo(
		() => encode( element.querySelector( 'a' )!.href, { ecc: 'M', border: BORDER } ),
		[ element ]
	);
	return (
		<Place at={ element.querySelector( '[data-atoll=picture]' ) }>
			<figure className="atoll-qr-code">
				<figcaption>{ text }</figcaption>
				<svg viewBox={ `0 0 ${ size } ${ size }` } role="img" aria-label={ label }>
					<path d={ pathOf( data ) } shapeRendering="crispEdges" />
				</svg>
			</figure>
		</Place>
	);
};
