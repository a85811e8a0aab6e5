<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Account;

use Atoll\Portal\TwoFactor\Base32;

/** A seed as authenticator apps take it. */
final class SetUpKey {

	/** @param string $site What the app names it by, besides the account. */
	public function __construct( private string $seed, private string $account, private string $site ) {}

	/** To be typed: groups of four. */
	public function text(): string {
		return implode( ' ', str_split( Base32::encode( $this->seed ), 4 ) );
	}

	/** As apps open it (Google Authenticator's key URI format, which all of them read). */
	public function url(): string {
		$site  = str_replace( ':', ' ', $this->site );
		$label = rawurlencode( $site ) . ':' . rawurlencode( $this->account );
		return "otpauth://totp/{$label}?" . http_build_query(
			array( 'secret' => Base32::encode( $this->seed ), 'issuer' => $site ),
			'',
			'&',
			PHP_QUERY_RFC3986
		);
	}
}
