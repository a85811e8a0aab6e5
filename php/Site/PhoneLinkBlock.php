<?php

declare( strict_types=1 );

namespace Atoll\Site;

use Atoll\Platform\Settings\DisplayedPhone;
use Atoll\Site\Blocks\BlockAttributes;
use Atoll\Site\Blocks\BlockWrapper;
use Atoll\Site\Theme\ThemeIcons;

/** The block atoll/phone-link: the company's phone number to tap, or another number. */
final class PhoneLinkBlock {

	public function __construct( private DisplayedPhone $phone, private ThemeIcons $icons ) {}

	/**
	 * Renders the block with its wrapper; empty if the number cannot be dialled. The text of the link includes the
	 * number, so that screen readers say it too.
	 *
	 * @param array<string, mixed> $values Attributes `phone`, `label` and `hasIcon`.
	 */
	public function html( array $values ): string {
		$attributes = new BlockAttributes( $values );
		$number     = $attributes->text( 'phone' );
		$url        = $this->phone->url( $number );
		if ( '' === $url ) {
			return '';
		}
		$label = trim( wp_strip_all_tags( $attributes->text( 'label' ) ) );
		return sprintf(
			'<p %s><a class="atoll-phone-link" href="%s">%s<span>%s<bdi>%s</bdi></span></a></p>',
			BlockWrapper::attributes( $values ),
			esc_url( $url, array( 'tel' ) ),
			$attributes->flag( 'hasIcon' ) ? $this->icons->svg( 'phone' ) : '',
			'' === $label ? '' : esc_html( $label ) . ' ',
			esc_html( $this->phone->text( $number ) )
		);
	}
}
