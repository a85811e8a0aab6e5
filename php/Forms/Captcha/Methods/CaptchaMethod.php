<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Methods;

use Atoll\Forms\Captcha\CaptchaResult;

/** A method of telling people from bots. */
interface CaptchaMethod {

	/**
	 * Returns what the browser needs (src/islands/form/parts/captcha). Pages are cached for everybody: no secrets,
	 * nothing personal.
	 *
	 * @return array<string, string> `provider`, and settings of that provider.
	 */
	public function settings( int $formNumber ): array;

	/**
	 * Returns the method's token from everything that was posted; empty if there is none.
	 *
	 * @param array<array-key, mixed> $inputs
	 */
	public function token( array $inputs ): string;

	/**
	 * @param string $token Not empty.
	 * @param string $ip    IP address of the visitor; may be empty.
	 */
	public function verify( string $token, int $formNumber, string $ip ): CaptchaResult;

	/** Returns the part of a token that cannot be altered, by which it is recognised if it is sent again. */
	public function identity( string $token ): string;
}
