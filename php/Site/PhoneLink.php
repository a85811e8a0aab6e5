<?php

declare( strict_types=1 );

namespace Atoll\Site;

use Atoll\Blocks\Attributes;
use Atoll\Blocks\Cta\Dialling;
use Atoll\Site\Look\Marks;

/** A telephone number to tap: the company's, or one of the block's own. */
final class PhoneLink {

	public function __construct( private Company $company, private Dialling $dialling, private Marks $marks ) {}

	/**
	 * The block atoll/phone-link with its wrapper; '' while there is no number that can be dialled from everywhere. What
	 * the link says holds the number, so that it is heard too.
	 *
	 * @param array<string, mixed> $values Attributes `phone`, `label` and `hasIcon`.
	 */
	public function block( array $values ): string {
		$attributes = new Attributes( $values );
		$written    = $attributes->text( 'phone' );
		$written    = '' === $written ? $this->company->phone() : $written;
		$number     = $this->dialling->number( $written );
		if ( null === $number ) {
			return '';
		}
		$label = trim( wp_strip_all_tags( $attributes->text( 'label' ) ) );
		return sprintf(
			'<p %s><a class="atoll-phone-link" href="%s">%s<span>%s<bdi>%s</bdi></span></a></p>',
			get_block_wrapper_attributes(),
			esc_url( 'tel:' . $number, array( 'tel' ) ),
			$attributes->flag( 'hasIcon' ) ? $this->marks->svg( 'phone' ) : '',
			'' === $label ? '' : esc_html( $label ) . ' ',
			esc_html( $written )
		);
	}
}
