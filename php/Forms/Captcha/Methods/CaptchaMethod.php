<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Methods;

use Atoll\Forms\Captcha\CaptchaResult;

/** One way to tell people from machines. */
interface CaptchaMethod {

	/**
	 * What the browser needs (src/islands/form/parts/captcha). Pages are cached for all: no secret, nothing personal.
	 *
	 * @return array<string, string> `provider`, and what that one needs beside it.
	 */
	public function settings( int $formNumber ): array;

	/**
	 * Its token among everything that was posted; empty when there is none.
	 *
	 * @param array<array-key, mixed> $inputs
	 */
	public function token( array $inputs ): string;

	/**
	 * @param string $token Not empty.
	 * @param string $ip    Of the visitor; may be empty.
	 */
	public function verify( string $token, int $formNumber, string $ip ): CaptchaResult;

	/** The part of a token that cannot be varied, by which it is recognised when it is sent a second time. */
	public function identity( string $token ): string;
}
