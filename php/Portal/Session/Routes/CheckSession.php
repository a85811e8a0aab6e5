<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session\Routes;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\Requests\SameOrigin;
use Atoll\Platform\Access\Sessions\LoginSessions;
use Atoll\Platform\Errors\NotAllowed;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;
use Atoll\Portal\Session\SessionExtension;
use Atoll\Portal\Session\SessionReply;

/**
 * POST s1t2/v1/token: whether the request's login cookie is valid, and for how long (spec 6 and 7). Reads the cookie
 * itself, because the page may hold a stale nonce; the browser's Sec-Fetch-Site and Origin headers protect it instead.
 */
final class CheckSession implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'atoll/token';

	public function __construct(
		private LoginSessions $sessions,
		private SessionExtension $extension,
		private SessionReply $answer,
		private SameOrigin $origin
	) {}

	public function allows( Visitor $visitor ): bool {
		return $this->origin->isOwnPost() ? true : throw new NotAllowed();
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$session = $this->sessions->current();
		if ( null !== $session && '1' === $input->field( 'extend' ) ) {
			$session = $this->extension->extend( $session );
		}
		return null === $session ? $this->answer->invalid() : $this->answer->valid( $session );
	}
}
