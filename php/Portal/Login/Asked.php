<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Platform\Http\Request;
use Atoll\Portal\Clients\Invitations;

/** What the login page is asked for by its address, or by the form that it printed and that was posted to it. */
final class Asked {

	public const FORGOTTEN = 'forgotten';
	public const RESET     = 'reset';

	public function __construct( private Request $request ) {}

	public function isForgotten(): bool {
		return '' !== $this->request->query( self::FORGOTTEN );
	}

	/** The key of a new password: {@see ResetKeys}; empty when there is none. */
	public function reset(): string {
		return $this->request->posted( self::RESET ) ?: $this->request->query( self::RESET );
	}

	/** The token of an invitation; empty when there is none. */
	public function invitation(): string {
		return $this->request->posted( Invitations::PARAMETER ) ?: $this->request->query( Invitations::PARAMETER );
	}

	/** Whether the address opens something, and must not be told to anybody. */
	public function isSecret(): bool {
		return '' !== $this->reset() . $this->invitation();
	}
}
