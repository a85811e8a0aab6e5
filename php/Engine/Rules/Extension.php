<?php

declare( strict_types=1 );

namespace Atoll\Engine\Rules;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Formats\Text;

/** A file name with one of `extensions`, in upper or lower case. The file's content is checked by the uploads. */
final class Extension implements Rule {

	public function holds( string $value, JsonData $params ): bool {
		$dot = strrpos( $value, '.' );
		return false !== $dot
			&& in_array( Text::lower( substr( $value, $dot + 1 ) ), $params->strings( 'extensions' ), true );
	}
}
