<?php

declare( strict_types=1 );

namespace Atoll\Engine\Rules;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Formats\Text;

/** A file name that ends in one of `extensions`, in capitals or not. What is inside is for Uploads to see. */
final class Extension implements Rule {

	public function holds( string $value, JsonData $params ): bool {
		$dot = strrpos( $value, '.' );
		return false !== $dot
			&& in_array( Text::lower( substr( $value, $dot + 1 ) ), $params->strings( 'extensions' ), true );
	}
}
