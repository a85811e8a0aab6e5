<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Methods;

use Atoll\Forms\Captcha\CaptchaInputs;
use Atoll\Forms\Captcha\CaptchaResult;

/**
 * Question for people whose browser runs no scripts, or cannot reach the vendor: a sum in words, printed when the form
 * is shown again. It is weak, so each question is valid for one form, half an hour and one submission. Its ticket does
 * not contain the sum: to answer, the sender must have read the words.
 */
final class CaptchaQuestion implements CaptchaMethod {

	public const TICKET = 'atoll_question';
	public const ANSWER = 'atoll_answer';

	/** Seconds. */
	private const LIFETIME = 1800;

	private const MAX_NUMBER = 9;

	/**
	 * @param \Closure(): string $secret Signs tickets.
	 * @param \Closure(): int    $clock  Seconds since the epoch.
	 */
	public function __construct( private \Closure $secret, private NumberWords $words, private \Closure $clock ) {}

	public function settings( int $formNumber ): array {
		return array( 'provider' => 'question' );
	}

	/**
	 * @return array{ticket: string, first: string, second: string} A new question; the ticket goes into a hidden input.
	 */
	public function create( int $formNumber ): array {
		$first   = random_int( 1, self::MAX_NUMBER );
		$second  = random_int( 1, self::MAX_NUMBER );
		$payload = ( ( $this->clock )() + self::LIFETIME ) . '.' . bin2hex( random_bytes( 8 ) );
		return array(
			'ticket' => $payload . '.' . $this->sign( $payload, $formNumber, $first + $second ),
			'first'  => $this->words->all()[ $first ],
			'second' => $this->words->all()[ $second ],
		);
	}

	public function token( array $inputs ): string {
		$ticket = CaptchaInputs::text( $inputs, self::TICKET );
		$answer = CaptchaInputs::text( $inputs, self::ANSWER );
		return '' === $ticket || '' === $answer ? '' : "{$ticket} {$answer}";
	}

	public function verify( string $token, int $formNumber, string $ip ): CaptchaResult {
		[ $ticket, $answer ] = explode( ' ', $token, 2 ) + array( '', '' );
		$sum                 = $this->words->parse( $answer );
		if ( null === $sum || 1 !== preg_match( '/^((\d{1,12})\.[0-9a-f]{16})\.([0-9a-f]{64})$/D', $ticket, $match ) ) {
			return CaptchaResult::Refused;
		}
		[ , $payload, $ends, $signature ] = $match;
		return hash_equals( $this->sign( $payload, $formNumber, $sum ), $signature )
			&& (int) $ends >= ( $this->clock )()
			? CaptchaResult::Ok
			: CaptchaResult::Refused;
	}

	/** Returns the ticket without the answer. */
	public function identity( string $token ): string {
		return (string) strtok( $token, ' ' );
	}

	private function sign( string $payload, int $formNumber, int $sum ): string {
		return hash_hmac( 'sha256', "{$formNumber} {$payload} {$sum}", ( $this->secret )() );
	}
}
