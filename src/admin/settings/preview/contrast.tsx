import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ContrastPair, CompiledStyles } from '../../../api/admin/settings';
import { pageLanguage } from '../../../ui/page-language';

/** Returns the warning about a pair of colours with too little contrast. */
const warningOf = ( { title, ratio, needed }: ContrastPair, isNight: boolean ): string => {
	const { format } = new Intl.NumberFormat( pageLanguage() );
	const numbers = [ format( ratio ), format( needed ) ] as const;
	return isNight
		? sprintf(
				// translators: 1: what stands on what, such as "Links on the page". 2, 3: numbers.
				__(
					'%1$s, by night: the contrast is %2$s to 1. At least %3$s to 1 is needed.',
					'atoll'
				),
				title,
				...numbers
			)
		: sprintf(
				// translators: 1: what stands on what, such as "Links on the page". 2, 3: numbers.
				__( '%1$s: the contrast is %2$s to 1. At least %3$s to 1 is needed.', 'atoll' ),
				title,
				...numbers
			);
};

const warningsIn = ( pairs: ContrastPair[], isNight: boolean ) =>
	pairs.filter( ( { isEnough } ) => ! isEnough ).map( ( pair ) => warningOf( pair, isNight ) );

/** Warnings about colours with too little contrast, or the message that all have enough. */
export function Contrast( { contrast }: { contrast: CompiledStyles[ 'contrast' ] } ) {
	const warnings = [
		...warningsIn( contrast.day, false ),
		...warningsIn( contrast.night, true ),
	];
	return warnings.length === 0 ? (
		<p className="atoll-preview__fine">
			{ __( 'All text, buttons and fields have enough contrast.', 'atoll' ) }
		</p>
	) : (
		<Notice
			status="warning"
			isDismissible={ false }
			spokenMessage={ warnings.join( ' ' ) }
			className="atoll-preview__warnings"
		>
			<p>
				{ __(
					'Some people will not be able to read this. Make the darker colour darker, or the lighter one lighter.',
					'atoll'
				) }
			</p>
			<ul>
				{ warnings.map( ( words ) => (
					<li key={ words }>{ words }</li>
				) ) }
			</ul>
		</Notice>
	);
}
