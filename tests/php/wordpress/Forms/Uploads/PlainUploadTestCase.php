<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Site\Header\LogOutItem;
use Atoll\Tests\WordPress\Support\Cases\UploadTestCase;

/** A form for files, posted without JavaScript. */
abstract class PlainUploadTestCase extends UploadTestCase {

	/** @return array<string, string> Hidden inputs of the form. */
	protected function hidden( string $html ): array {
		$tags   = new \WP_HTML_Tag_Processor( $html );
		$values = array();
		while ( $tags->next_tag( 'INPUT' ) ) {
			$isOfForm = LogOutItem::PARAMETER !== $tags->get_attribute( 'name' );
			if ( 'hidden' === $tags->get_attribute( 'type' ) && $isOfForm ) {
				$values[ (string) $tags->get_attribute( 'name' ) ] = (string) $tags->get_attribute( 'value' );
			}
		}
		return $values;
	}
}
