<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Rendering;

use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\InlineHtml;

/** Adds a link to a consent that names the privacy policy, if the site has one and the label has no link yet. */
final class PrivacyPolicyLink {

	public function consentLabel( FieldView $view ): string {
		return $this->addTo( InlineHtml::html( $view->setting( 'checkboxLabel' ) ) );
	}

	/**
	 * Returns a consent's label with the link; empty if there is nothing to link.
	 *
	 * @param string $label Safe HTML.
	 */
	public function addTo( string $label ): string {
		/* translators: As a consent names it within a sentence: "I agree to the privacy policy." */
		$name = preg_quote( __( 'privacy policy', 'atoll' ), '~' );
		if (
			str_contains( $label, '<a' )
				|| 1 !== preg_match( "~\\b{$name}\\b~iu", $label, $match, PREG_OFFSET_CAPTURE )
		) {
			return '';
		}
		// Called last: WordPress reads the privacy policy page from the database.
		$url = get_privacy_policy_url();
		if ( '' === $url ) {
			return '';
		}
		// In a new tab, so that the answers stay as they are.
		$link = sprintf(
			'<a href="%s" target="_blank" rel="noopener">%s<span class="screen-reader-text"> %s</span></a>',
			esc_url( $url ),
			$match[0][0],
			esc_html__( '(opens in a new tab)', 'atoll' )
		);
		return substr_replace( $label, $link, $match[0][1], strlen( $match[0][0] ) );
	}
}
