<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Platform\Enhancements\Enhancements;
use Atoll\Portal\PrivateContent\PrivatePages;

/** A private page that comes back as it was, without a guard, is asked for anew: src/enhancements/kept-page. */
final class KeptPage {

	public function __construct( private Enhancements $enhancements, private PrivatePages $pages ) {}

	public function print(): void {
		if ( $this->pages->settings( get_queried_object_id() )->isPrivate ) {
			echo $this->enhancements->place( 'kept-page', array(), '' ); // Escaped where it is built.
		}
	}
}
