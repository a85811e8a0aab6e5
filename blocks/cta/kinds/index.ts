import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { CtaAttributes, CtaKind } from '../attributes';
import { form } from './form';
import type { Kind } from './kind';
import { link } from './link';
import { phone } from './phone';

const KINDS: Record< CtaKind, () => Kind > = { link, form, phone };

/** A kind, in the editor's language. */
export const kindOf = ( kind: CtaKind ): Kind => KINDS[ kind ]();

/** Each kind as an entry of the inserter, and as something that the others can be turned into. */
export const variations = (): BlockVariation< CtaAttributes >[] =>
	( Object.keys( KINDS ) as CtaKind[] ).map( ( kind ) => {
		const { title, description, keywords, icon } = kindOf( kind );
		return {
			name: kind,
			title,
			description,
			keywords: [ __( 'button', 'atoll' ), ...keywords ],
			icon,
			attributes: { kind } as CtaAttributes, // The rest keeps its defaults, or what it was.
			isDefault: kind === 'link',
			isActive: [ 'kind' ],
			scope: [ 'inserter', 'transform' ],
		};
	} );
