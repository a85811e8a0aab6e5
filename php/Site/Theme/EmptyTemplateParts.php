<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

/** Leaves out the landmark of an empty template part, such as the footer on pages where an editor has removed it. */
final class EmptyTemplateParts {

	public function leaveOut( string $html ): string {
		return 1 === preg_match( '~^\s*<([a-z]+)[^>]*>\s*</\1>\s*$~D', $html ) ? '' : $html;
	}
}
