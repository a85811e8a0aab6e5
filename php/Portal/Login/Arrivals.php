<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Platform\Access\Purpose;
use Atoll\Platform\Access\Visitors;
use Atoll\Portal\Post\Actions;

/** Somebody who is logged in opens the link of an invitation of their own. */
final class Arrivals {

	public function __construct( private Asked $asked, private Joining $joining, private Opened $opened, private Visitors $visitors, private Purpose $purpose ) {}

	public function receive(): void {
		$visitor = $this->visitors->current();
		if ( ! $visitor->isLoggedIn() || '' === $this->asked->invitation() || $this->opened->isHere() || ! $this->purpose->isVisit() ) {
			return;
		}
		// A GET request may do this: the invitation is for this person, or nothing happens.
		$done = $this->joining->join( $this->asked->invitation(), $visitor->userId() );
		wp_safe_redirect( add_query_arg( Actions::NOTICE, $done->notice, $done->url ), 303 );
		exit;
	}
}
