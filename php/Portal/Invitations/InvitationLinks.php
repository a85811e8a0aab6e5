<?php

declare( strict_types=1 );

namespace Atoll\Portal\Invitations;

use Atoll\Platform\Access\Signer;
use Atoll\Platform\Settings\Settings;
use Atoll\Portal\Login\LoginRequest;

/** Invitation links: the login page's URL with a token, of which only a hash is stored. */
final class InvitationLinks {

	/** Query argument of the login page that holds the token. */
	public const PARAMETER = LoginRequest::INVITATION;

	private const PURPOSE         = 'invitation';
	private const SECONDS_PER_DAY = 86400;

	/** @param \Closure(): string $loginPage Returns its absolute URL; empty if the site has none. */
	public function __construct( private Signer $signer, private Settings $settings, private \Closure $loginPage ) {}

	/** Whether the site has a login page for invitations. */
	public function arePossible(): bool {
		return '' !== ( $this->loginPage )();
	}

	public function newToken(): string {
		return bin2hex( random_bytes( 32 ) );
	}

	/** Returns the hash that is stored for a token; null if the token's format is invalid. */
	public function hash( string $token ): ?string {
		return 1 === preg_match( '/^[0-9a-f]{64}$/D', $token ) ? $this->signer->sign( self::PURPOSE, $token ) : null;
	}

	public function url( string $token ): string {
		return add_query_arg( self::PARAMETER, $token, ( $this->loginPage )() );
	}

	/** Returns the lifetime of a link in seconds. */
	public function lifetime(): int {
		return $this->settings->group( 'portal' )->int( 'invitationDays' ) * self::SECONDS_PER_DAY;
	}
}
