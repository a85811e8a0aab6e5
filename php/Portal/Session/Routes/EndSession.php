<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session\Routes;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\Requests\SameOrigin;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\NotAllowed;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;
use Atoll\Portal\Session\SessionEnd;
use Atoll\Portal\Session\SessionReply;

/** POST s1t2/v1/logout: ends the session of the request's login cookie. The response is always the same (spec 7). */
final class EndSession implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'atoll/logout';

	public function __construct( private SessionEnd $sessionEnd, private SameOrigin $origin ) {}

	public function allows( Visitor $visitor ): bool {
		return $this->origin->isOwnPost() ? true : throw new NotAllowed();
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		try {
			$this->sessionEnd->endCurrent();
		} catch ( \Throwable $fault ) {
			( new ErrorLog() )->write( $fault, 'a listener of a logout' );
		}
		return new Reply(
			array(
				'code'   => 'auth_logged_out',
				'status' => 200,
			),
			200,
			SessionReply::HEADERS
		);
	}
}
