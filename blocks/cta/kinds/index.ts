import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { CtaAttributes, CtaKind } from '../attributes';
import { form } from './form';
import type { Kind } from './kind';
import { link } from './link';
import { phone } from './phone';

const KINDS: Record< CtaKind, () => Kind > = { link, form, phone };

/** Returns a kind, with texts in the editor's language. */
export const kindOf = ( kind: CtaKind ): Kind => KINDS[ kind ]();

/** Returns a block variation for each kind: in the inserter, and to transform other kinds into. */
export const variations = (): BlockVariation< CtaAttributes >[] =>
	( Object.keys( KINDS ) as CtaKind[] ).map( ( kind ) => {
		const { title, description, keywords, icon } = kindOf( kind );
		return {
			name: kind,
			title,
			description,
			keywords: [ __( 'button', 'atoll' ), ...keywords ],
			icon,
			attributes: { kind } as CtaAttributes, // Other attributes keep their values.
			isDefault: kind === 'link',
			isActive: [ 'kind' ],
			scope: [ 'inserter', 'transform' ],
		};
	} );
