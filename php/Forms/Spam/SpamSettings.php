<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;

/**
 * What the owner chose for the site (contract/settings/spam.json), and an editor for a form. A form's source has
 * `enableHoneypot` (true unless it says otherwise) and
 *
 *     "spam": { "strictness": "" | "relaxed" | "normal" | "strict" | "off", "akismet": true, "limit": 0 }
 *
 * An empty `strictness` is the site's, `off` takes nothing for spam, `akismet` false never asks Akismet about this
 * form, `limit` is the most tries to send it in ten minutes from one address, 0 the site's.
 */
final class SpamSettings {

	/** Points from which on an entry is spam. */
	private const THRESHOLDS = array( 'relaxed' => 7, 'normal' => 5, 'strict' => 4 );

	/** @param \Closure(): JsonData $site The group, read when a form is sent. */
	public function __construct( private \Closure $site ) {}

	/** Points from which on an entry is spam; null when none ever is. */
	public function threshold( Form $form ): ?int {
		return self::THRESHOLDS[ $form->spam()->string( 'strictness' ) ?: ( $this->site )()->string( 'strictness' ) ]
			?? null;
	}

	public function asksAkismet( Form $form ): bool {
		return $form->spam()->bool( 'akismet', true ) && ( $this->site )()->bool( 'akismet' );
	}

	/** Tries to send a form in ten minutes; 0 for any number. */
	public function submissions( Form $form ): int {
		return $form->spam()->int( 'limit' ) ?: ( $this->site )()->int( 'submissions' );
	}

	/** Checks of answers in ten minutes; 0 for any number. */
	public function checks(): int {
		return ( $this->site )()->int( 'checks' );
	}

	/** The header in which proxies say whom they ask for; empty for none. */
	public function proxyHeader(): string {
		return ( $this->site )()->string( 'proxyHeader' );
	}

	/** @return list<string> Addresses and networks. */
	public function proxies(): array {
		return self::networks( ( $this->site )()->string( 'proxies' ) );
	}

	/** @return list<string> What stands in lines, or between spaces and commas. */
	public static function networks( string $lines ): array {
		return array_values( array_filter( preg_split( '/[\s,]+/', $lines ) ?: array() ) );
	}
}
