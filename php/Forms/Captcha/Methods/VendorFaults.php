<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Methods;

use Atoll\Engine\Contract\JsonData;

/**
 * The last fault between this site and its captcha vendor that was not a visitor's, until a token is valid again.
 * Nothing about visitors is stored. It is written only when it changes, not by each submission.
 */
final class VendorFaults {

	public const OPTION = 'atoll_captcha_fault';

	/** A token was valid, but created on a host that is not this site's. */
	public const OTHER_HOST = 'other-host';

	/** The vendor's response was missing or unreadable. */
	public const NO_ANSWER = 'no-answer';

	/** Vendors' error codes for keys that are missing, wrong or of different sites. */
	public const KEYS = array( 'missing-input-secret', 'invalid-input-secret', 'invalid-keys' );

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private \Closure $clock ) {}

	/** @param string $code One of the above, or another error code of the vendor. */
	public function record( string $code ): void {
		if ( $code !== $this->code() ) {
			update_option( self::OPTION, array( 'code' => $code, 'time' => ( $this->clock )() ), false );
		}
	}

	public function clear(): void {
		if ( '' !== $this->code() ) {
			delete_option( self::OPTION );
		}
	}

	/** Returns an empty string if there is no fault. */
	public function code(): string {
		return $this->stored()->string( 'code' );
	}

	/** Returns when the fault began, in seconds since the epoch. */
	public function since(): int {
		return $this->stored()->int( 'time' );
	}

	private function stored(): JsonData {
		return JsonData::of( get_option( self::OPTION ) );
	}
}
