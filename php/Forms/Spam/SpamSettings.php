<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;

/**
 * Spam settings of the site (contract/settings/spam.json) and of single forms. A form's source has `enableHoneypot`
 * (true unless it says otherwise) and
 *
 *     "spam": { "strictness": "" | "relaxed" | "normal" | "strict" | "off", "akismet": true, "limit": 0 }
 *
 * An empty `strictness` means the site's, `off` treats nothing as spam. `akismet` false never sends this form to
 * Akismet. `limit` is the maximum of attempts to send it in ten minutes per IP address; 0 means the site's.
 */
final class SpamSettings {

	/** Minimum points of spam. */
	private const THRESHOLDS = array( 'relaxed' => 7, 'normal' => 5, 'strict' => 4 );

	/** @param \Closure(): JsonData $site The settings group, read when a form is sent. */
	public function __construct( private \Closure $site ) {}

	/** Returns the minimum points of spam; null if nothing is spam. */
	public function threshold( Form $form ): ?int {
		return self::THRESHOLDS[ $form->spam()->string( 'strictness' ) ?: ( $this->site )()->string( 'strictness' ) ]
			?? null;
	}

	public function asksAkismet( Form $form ): bool {
		return $form->spam()->bool( 'akismet', true ) && ( $this->site )()->bool( 'akismet' );
	}

	/** Returns the maximum of attempts to send a form in ten minutes; 0 for no limit. */
	public function submissions( Form $form ): int {
		return $form->spam()->int( 'limit' ) ?: ( $this->site )()->int( 'submissions' );
	}

	/** Returns the maximum of answer checks in ten minutes; 0 for no limit. */
	public function checks(): int {
		return ( $this->site )()->int( 'checks' );
	}

	/** Returns the header in which proxies send the visitor's IP address; empty for none. */
	public function proxyHeader(): string {
		return ( $this->site )()->string( 'proxyHeader' );
	}

	/** @return list<string> IP addresses and networks. */
	public function proxies(): array {
		return self::networks( ( $this->site )()->string( 'proxies' ) );
	}

	/** @return list<string> The items, separated by line breaks, spaces or commas. */
	public static function networks( string $lines ): array {
		return array_values( array_filter( preg_split( '/[\s,]+/', $lines ) ?: array() ) );
	}
}
