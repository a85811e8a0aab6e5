import { useMemo } from '@wordpress/element';
import { encode } from 'uqr';
import { Place } from '../../ui';

interface Props {
	/** Text beside the picture, in the site's language. */
	text: string;
	/** The picture's accessible name. */
	label: string;
}

/** Light modules around the picture that ISO/IEC 18004 requires. */
const BORDER = 4;

/** Returns the dark modules as one SVG path, in the picture's own units. */
const pathOf = ( rows: boolean[][] ) =>
	rows
		.flatMap( ( row, y ) =>
			row.map( ( isDark, x ) => ( isDark ? `M${ x } ${ y }h1v1h-1z` : '' ) )
		)
		.join( '' );

/** A QR code of the URL of the link in the element. */
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
