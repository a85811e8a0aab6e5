<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Account;

use Atoll\Portal\TwoFactor\Base32;

/** A seed in the formats that authenticator apps accept. */
final class SetUpKey {

	/** @param string $site Name that the app shows beside the account. */
	public function __construct( private string $seed, private string $account, private string $site ) {}

	/** Returns the key to type, in groups of four. */
	public function text(): string {
		return implode( ' ', str_split( Base32::encode( $this->seed ), 4 ) );
	}

	/** Returns the URL that opens in apps (Google Authenticator's key URI format, which all apps support). */
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
