<?php

declare( strict_types=1 );

namespace Atoll\Portal\Invitations;

use Atoll\Platform\Access\Signer;
use Atoll\Platform\Settings\Settings;
use Atoll\Portal\Login\LoginRequest;

/** The links that invite: the login page's address with a token, of which only a hash is stored. */
final class InvitationLinks {

	/** Query argument of the login page that carries the token. */
	public const PARAMETER = LoginRequest::INVITATION;

	private const PURPOSE         = 'invitation';
	private const SECONDS_PER_DAY = 86400;

	/** @param \Closure(): string $loginPage Its whole address; empty where the site has none. */
	public function __construct( private Signer $signer, private Settings $settings, private \Closure $loginPage ) {}

	/** Whether there is a page that takes them. */
	public function arePossible(): bool {
		return '' !== ( $this->loginPage )();
	}

	public function newToken(): string {
		return bin2hex( random_bytes( 32 ) );
	}

	/** What is stored of a token; null for what is none. */
	public function hash( string $token ): ?string {
		return 1 === preg_match( '/^[0-9a-f]{64}$/D', $token ) ? $this->signer->sign( self::PURPOSE, $token ) : null;
	}

	public function url( string $token ): string {
		return add_query_arg( self::PARAMETER, $token, ( $this->loginPage )() );
	}

	/** Seconds that a link holds. */
	public function lifetime(): int {
		return $this->settings->group( 'portal' )->int( 'invitationDays' ) * self::SECONDS_PER_DAY;
	}
}
