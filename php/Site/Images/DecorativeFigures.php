<?php

declare( strict_types=1 );

namespace Atoll\Site\Images;

use WP_HTML_Tag_Processor;

/**
 * Makes the figure around a decorative image without a caption presentational: some screen readers would announce an
 * empty figure.
 */
final class DecorativeFigures {

	public static function withoutRole( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( ! str_contains( $html, '<figcaption' ) && $tags->next_tag( 'figure' ) ) {
			$tags->set_attribute( 'role', 'presentation' );
		}
		return $tags->get_updated_html();
	}
}
