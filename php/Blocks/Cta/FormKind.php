<?php

declare( strict_types=1 );

namespace Atoll\Blocks\Cta;

use Atoll\Blocks\Attributes;

/**
 * Leads to the form `formId` on this page, or else opens it above this page, with the page `fallbackUrl` that has it for
 * those without JavaScript. With `leaves` everybody is led there.
 */
final class FormKind implements Kind {

	public function __construct( private FormPlaces $places ) {}

	public function target( Attributes $attributes ): ?Target {
		$form = $attributes->number( 'formId' );
		if ( $form > 0 && $this->places->isOnThisPage( $form ) ) {
			return new Target( $this->anchor( $form ) );
		}
		$page = $attributes->text( 'fallbackUrl' );
		return '' === $page ? null : new Target( $this->withAnchor( $page, $form ), form: $this->opened( $form, $attributes ) );
	}

	private function opened( int $form, Attributes $attributes ): ?int {
		return match ( true ) {
			$form <= 0                     => null,
			$attributes->flag( 'leaves' ) => 0,
			default                       => $form,
		};
	}

	/** A page without that form ignores the fragment, so it may stand on every address that has none. */
	private function withAnchor( string $url, int $form ): string {
		$isPage = 1 === preg_match( '~^(https?:/)?/[^#]*$~iD', $url );
		return $isPage && $form > 0 ? $url . $this->anchor( $form ) : $url;
	}

	private function anchor( int $form ): string {
		return '#atoll-form-' . $form;
	}
}
