<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Platform\Enhancements\Enhancements;
use Atoll\Platform\Islands\Islands;

/**
 * Reloads a page that the browser restores as it was left, before its guard has loaded:
 * src/enhancements/reload-restored-page.
 */
final class RestoredPageReload {

	public function __construct( private Enhancements $enhancements, private Islands $islands ) {}

	public function print(): void {
		if ( $this->islands->isUsed( 'guard' ) ) {
			echo $this->enhancements->wrap( 'reload-restored-page', array(), '' ); // Escaped where it is built.
		}
	}
}
