<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Access\Purpose;
use Atoll\Access\Visitors;
use Atoll\Module;
use Atoll\Portal\Post\Actions;

/**
 * Somebody who is logged in opens a link that was mailed. The guard would send them on from the login page, and the link
 * would come to nothing.
 */
final class Arrivals implements Module {

	/** Before the guard. */
	private const EARLY = 0;

	public function __construct( private Asked $asked, private Joining $joining, private ResetKeys $keys, private Visitors $visitors, private Links $links, private Purpose $purpose ) {}

	public function register(): void {
		add_action( 'template_redirect', $this->receive( ... ), self::EARLY );
	}

	private function receive(): void {
		$visitor = $this->visitors->current();
		if ( ! $visitor->isLoggedIn() || ! $this->asked->isSecret() || ! $this->purpose->isVisit() ) {
			return;
		}
		if ( '' !== $this->asked->invitation() ) {
			// No more than the address allows: it is theirs, or nothing happens. So it needs no form to be posted.
			$done = $this->joining->join( $this->asked->invitation(), $visitor->userId() );
			$this->go( add_query_arg( Actions::NOTICE, $done->notice, $done->url ) );
		}
		if ( null !== $this->keys->owner( $this->asked->reset() ) ) {
			wp_logout();
			$this->go( $this->links->reset( $this->asked->reset() ) );
		}
	}

	private function go( string $url ): never {
		wp_safe_redirect( $url, 303 );
		exit;
	}
}
