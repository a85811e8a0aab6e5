<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

/** Leaves out the landmark of a template part that holds nothing, as on a page whose footer an editor took away. */
final class EmptyTemplateParts {

	public function leaveOut( string $html ): string {
		return 1 === preg_match( '~^\s*<([a-z]+)[^>]*>\s*</\1>\s*$~D', $html ) ? '' : $html;
	}
}
