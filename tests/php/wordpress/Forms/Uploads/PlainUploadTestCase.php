<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Tests\WordPress\Support\UploadTestCase;

/** A form for files, posted without JavaScript. */
abstract class PlainUploadTestCase extends UploadTestCase {

	/** @return array<string, string> Hidden inputs of the form. */
	protected function hidden( string $html ): array {
		$tags   = new \WP_HTML_Tag_Processor( $html );
		$values = array();
		while ( $tags->next_tag( 'INPUT' ) ) {
			if ( 'hidden' === $tags->get_attribute( 'type' ) ) {
				$values[ (string) $tags->get_attribute( 'name' ) ] = (string) $tags->get_attribute( 'value' );
			}
		}
		return $values;
	}
}
