import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormState } from '../forms/form';

/** Returns hints for editors about forms that visitors do not see. */
const hints = (): Partial< Record< FormState, string > > => ( {
	hidden: __( 'This form is not published, so visitors do not see it.', 'atoll' ),
	trashed: __(
		'This form is in the trash, so visitors do not see it. Restore it, or choose another.',
		'atoll'
	),
	gone: __( 'This form was deleted. Choose another.', 'atoll' ),
} );

export function Hint( { state }: { state: FormState } ) {
	const hint = hints()[ state ];
	return hint ? (
		<Notice status="warning" isDismissible={ false }>
			{ hint }
		</Notice>
	) : null;
}
